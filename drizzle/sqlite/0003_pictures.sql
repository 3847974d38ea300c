CREATE TABLE `prints` (
	`fingerprint` text PRIMARY KEY NOT NULL,
	`file_id` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `prints_at` ON `prints` (`at`);--> statement-breakpoint
ALTER TABLE `posts` ADD `picture` text;
CREATE TABLE `events` (
	`game_id` text NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`shape` integer NOT NULL,
	`event` text NOT NULL,
	PRIMARY KEY(`game_id`, `seq`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `games` (
	`id` text PRIMARY KEY NOT NULL,
	`group_id` integer NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`engine` integer,
	`deadline` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`desk` text,
	`snapshot` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_live` ON `games` (`group_id`) WHERE status in ('lobby', 'running');--> statement-breakpoint
CREATE INDEX `games_of_group` ON `games` (`group_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `groups` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`language` text,
	`defaults` text,
	`notices` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `keys` (
	`game_id` text NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL,
	`answer` text,
	PRIMARY KEY(`game_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `keys_at` ON `keys` (`at`);--> statement-breakpoint
CREATE TABLE `meta` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`chat_id` integer NOT NULL,
	`game_id` text,
	`subject` text,
	`kind` text NOT NULL,
	`method` text NOT NULL,
	`payload` text,
	`not_before` integer,
	`attempted_at` integer,
	`settled_at` integer
);
--> statement-breakpoint
CREATE INDEX `outbox_settled` ON `outbox` (`settled_at`);--> statement-breakpoint
CREATE TABLE `people` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`username` text,
	`language` text,
	`client_language` text,
	`is_reachable` integer NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `posts` (
	`chat_id` integer NOT NULL,
	`subject` text NOT NULL,
	`message_id` integer NOT NULL,
	PRIMARY KEY(`chat_id`, `subject`)
);
--> statement-breakpoint
CREATE TABLE `seats` (
	`game_id` text NOT NULL,
	`person_id` integer NOT NULL,
	`seat` text,
	PRIMARY KEY(`game_id`, `person_id`),
	FOREIGN KEY (`game_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `seats_of_person` ON `seats` (`person_id`,`game_id`);--> statement-breakpoint
CREATE TABLE `updates` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `updates_at` ON `updates` (`at`);
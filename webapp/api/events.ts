/** A live stream read with `fetch`: unlike EventSource it can be signed in. */

/** Yields the data of each event; a heartbeat yields null. */
export async function* eventsFrom(body: ReadableStream<Uint8Array>): AsyncGenerator<string | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const events = rest.split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) yield dataOf(event);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function dataOf(event: string): string | null {
  const lines = event.split('\n').flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trimStart()] : []));
  return lines.length > 0 ? lines.join('\n') : null;
}

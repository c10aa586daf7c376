import fc from "fast-check";
import { expect, test } from "vitest";
import { createEventReader, formatEvent } from "./event-stream.ts";

function eventsOf(...pieces: string[]): string[] {
  const reader = createEventReader();
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}

test.each([
  ["LF", "data: a\n\ndata: b\n\n"],
  ["CRLF", "data: a\r\n\r\ndata: b\r\n\r\n"],
  ["CR", "data: a\r\rdata: b\r\r"],
  ["no space behind the colon", "data:a\n\ndata:b\n\n"],
  ["comments between", ": keep-alive\n\ndata: a\n\n: more\ndata: b\n\n"],
  ["names and ids", "event: x\nid: 1\nretry: 5\ndata: a\n\nevent: y\ndata: b\n\n"],
  ["no blank line at the end", "data: a\n\ndata: b\n"],
  ["no line end at the end", "data: a\n\ndata: b"],
  ["half a CRLF at the end", "data: a\r\n\r\ndata: b\r"],
])("events are read with %s", (_, text) => {
  expect(eventsOf(text)).toEqual(["a", "b"]);
});

test("several data lines are one text, and an empty one is a line of it", () => {
  expect(eventsOf("data: a\ndata\ndata: b\n\n")).toEqual(["a\nb"]);
  expect(eventsOf("data: a\ndata:\ndata: b\n\n")).toEqual(["a\n\nb"]);
});

test("what is no data is no event", () => {
  expect(eventsOf("<!doctype html>\n\n<h1>data: x</h1>\n\ndatabase: y\n\n")).toEqual([]);
});

test("where the text is cut makes no difference", () => {
  const text = ': hello\r\ndata: {"a":1}\r\n\r\nevent: x\rdata: two\rdata: lines\r\rdata: [DONE]\n\n';
  const whole = eventsOf(text);
  expect(whole).toEqual(['{"a":1}', "two\nlines", "[DONE]"]);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: text.length })), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
      const pieces = places.slice(1).map((end, n) => text.slice(places[n], end));
      expect(eventsOf(...pieces)).toEqual(whole);
    }),
  );
});

test("a line that has not ended tells how long it is", () => {
  const reader = createEventReader();
  expect(reader.unfinished()).toBe(0);
  reader.push("data: a\n\ndata:");
  expect(reader.unfinished()).toBe("data:".length);
  reader.push(" more");
  expect(reader.unfinished()).toBe("data: more".length);
  reader.push("\n");
  expect(reader.unfinished()).toBe(0);
});

test("what is written is read again, whatever is in it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(eventsOf(formatEvent("text", { text })).map((data) => JSON.parse(data))).toEqual([{ text }]);
    }),
  );
});

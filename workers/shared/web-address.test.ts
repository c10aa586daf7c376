import { expect, test } from "vitest";
import { webAddress } from "./web-address.ts";

test.each(["https://codes.example/irc?a=1#two", "http://prices.example/", "HTTPS://CODES.EXAMPLE"])(
  "%s leads where it says",
  (text) => {
    expect(webAddress(text)?.href.toLowerCase()).toContain(text.toLowerCase());
  },
);

test.each([
  "javascript:alert(1)",
  " java\nscript:alert(1)",
  "data:text/html,x",
  "ftp://codes.example/",
  "https://codes.example@evil.example/",
  "https://:codes.example@evil.example/",
  "/search",
  "codes.example",
  "https://",
  "",
])("%j is no address to lead anybody to", (text) => {
  expect(webAddress(text)).toBeUndefined();
});

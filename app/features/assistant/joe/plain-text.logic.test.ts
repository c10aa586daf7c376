import { describe, expect, test } from "vitest";
import { plainText } from "./rephrase.logic.ts";

describe("markup is taken out and its text is kept:", () => {
  test.each([
    ["**44 in** and `so` on __here__", "44 in and so on here"],
    ["# Title\n> quoted\n```js\ncode\n```", "Title\nquoted\n\ncode"],
    ["<b>44 in</b><br/> <img src=x onerror=alert(1)>here", "44 in here"],
    ["a<script>alert(1)</script>b<style>p{}</style>c", "abc"],
    ["a<script>alert(1)", "a"],
    ["[press](https://evil.example/a(b)c) here", "press here"],
    ["![seen](https://evil.example/x.png) here", "seen here"],
    ["[press](javascript:alert(1)) here", "press here"],
    ["see https://evil.example/x?y=1 and www.evil.example now", "see  and  now"],
    ["so it is [1](https://evil.example)", "so it is [1]"],
    ["2 < 3 and 4 > 1", "2 < 3 and 4 > 1"],
    ["a\u202eb\u0000c\u200dd\te", "abcd e"],
    ["a\n\n\n\nb", "a\n\nb"],
  ])("%j", (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

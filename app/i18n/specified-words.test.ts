import { expect, test } from "vitest";
import { translator } from "./catalogue.server.ts";

/** Exact texts of the specification that no other test names. */
test("what the specification words exactly is worded so", () => {
  const account = translator("en", "account");
  expect([account("signIn.title"), account("signIn.submit")]).toEqual(["Sign In", "Sign In"]);
  expect(translator("en", "shell")("nav.signIn")).toBe("Sign In");
  expect(translator("en", "drawing-reader")("export")).toBe("Export Analysis Report");
  expect(translator("en", "patent-drawings")("download")).toBe("Download");
  expect(translator("en", "shop")("products.branded-hard-hat.name")).toBe("Branded hard hat");
});

test("a question whose line is cut is told of as one that Joe could not answer", () => {
  const cut = translator("en", "joe")("cut");
  expect(cut).toMatch(/^Sorry, I'm having some technical difficulties right now\. /);
  expect(translator("en", "joe-answers")("failure")).toBe(cut);
});

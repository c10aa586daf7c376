import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { parseForm } from "~/services/form.server.ts";
import { formOf } from "../../../../tests/forms.ts";
import { LinkChange } from "./workspace.schemas.ts";

const read = (more: object) => {
  const form = formOf({
    ...{ intent: "share", idem: crypto.randomUUID(), workspace: "user:sample", type: "punch", id: "sample" },
    ...{ name: "SAMPLE Tile Co", kind: "person", days: "7", ...more },
  } as Record<string, string>);
  const submission = parseForm(form, LinkChange);
  return submission.status === "success" ? submission.value : submission.error;
};

test("a browser that sends the empty field of a PIN shares with one person without one", () => {
  for (const more of [{}, { pin: "" }, { pin: "  " }])
    expect(read(more)).toMatchObject({ kind: "person", pin: undefined });
});

test("a crew's link takes a PIN, and a PIN is four to eight digits whoever has the link", () => {
  expect(read({ kind: "crew", pin: "" })).toEqual({ pin: ["errors.pinMissing"] });
  expect(read({ kind: "crew", pin: "4711" })).toMatchObject({ pin: "4711" });
  expect(read({ pin: "12" })).toEqual({ pin: ["errors.pin"] });
});

test("every kind of record that can be shared is a kind that the form takes", () => {
  const kinds = Object.keys(joinedContributions.links);
  expect(kinds.length).toBeGreaterThan(10);
  for (const type of kinds) expect(read({ type })).toMatchObject({ type });
});

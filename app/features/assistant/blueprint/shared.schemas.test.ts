import { expect, test } from "vitest";
import { parseForm, replyOf } from "~/services/form.server.ts";
import { formOf } from "../../../../tests/forms.ts";
import { SharedAnswer } from "./shared.schemas.ts";

const idem = crypto.randomUUID();
const parsed = (fields: Record<string, string>) => parseForm(formOf({ idem, ...fields }), SharedAnswer);

test.each([
  [{ decision: "approved" }, { decision: "approved", text: "", printedName: "" }],
  [{ text: " Stair is too steep " }, { decision: "none", text: "Stair is too steep", printedName: "" }],
  [
    { decision: "changes", text: "Wider", printedName: " Sample Architect " },
    { decision: "changes", text: "Wider", printedName: "Sample Architect" },
  ],
])("%j is an answer; a field left empty is empty", (fields, read) => {
  const submission = parsed(fields);
  expect(submission.status === "success" && submission.value).toEqual({ idem, ...read });
});

test.each([
  [{}, { text: "errors.text" }],
  [{ decision: "changes" }, { text: "errors.text" }],
  [{ decision: "sold", text: "x" }, { decision: "errors.decision" }],
  [{ text: "x".repeat(2_001) }, { text: "errors.long" }],
  [{ text: "x", printedName: "x".repeat(81) }, { printedName: "errors.nameLong" }],
])("%j is none, and every message is a key", (fields, errors) => {
  expect(replyOf(parsed(fields as Record<string, string>)).errors).toEqual(errors);
});

import { expect, test } from "vitest";
import { parseForm, replyOf } from "~/services/form.server.ts";
import { formOf } from "../../../../tests/forms.ts";
import { BODY_MAX, QueueStep, readFilter, readSearch, WriteAnswer } from "./learning-queue.schemas.ts";

const FORM = { idem: crypto.randomUUID(), id: "0123456789abcdef".repeat(2) };
const ANSWER = {
  ...FORM,
  intent: "answer",
  basis: "",
  title_en: " Eave swallows ",
  body_en: "They sit where the soffit is open.",
  source: "Site office",
  confidence: "known",
};

const errorsOf = (
  fields: Record<string, string>,
  schema: typeof WriteAnswer | typeof QueueStep = WriteAnswer,
) => {
  const submission = parseForm(formOf(fields), schema);
  return submission.status === "success" ? {} : replyOf(submission).errors;
};

test("an answer in English alone is enough; what is left empty is empty", () => {
  const submission = parseForm(formOf({ ...ANSWER, title_es: "", body_he: "  " }), WriteAnswer);
  expect(submission.status === "success" && submission.value).toMatchObject({
    basis: "",
    title_en: "Eave swallows",
    title_es: "",
    body_es: "",
    title_he: "",
    body_he: "",
    section: "",
    tags: "",
  });
});

test.each([
  [{ title_en: " " }, { title_en: "errors.title" }],
  [{ body_en: "" }, { body_en: "errors.body" }],
  [{ source: "" }, { source: "errors.source" }],
  [{ title_es: "Golondrinas" }, { body_es: "errors.half" }],
  [{ body_he: "הן יושבות" }, { body_he: "errors.half" }],
  [{ section: "IRC R310.2" }, { edition: "errors.edition" }],
  [{ body_en: "x".repeat(BODY_MAX + 1) }, { body_en: "errors.bodyLong" }],
  [{ title_en: "x".repeat(201) }, { title_en: "errors.titleLong" }],
  [{ confidence: "certain" }, { confidence: "errors.form" }],
  [{ id: "1" }, { id: "errors.form" }],
  [
    { title_en: "", body_es: "Están" },
    { title_en: "errors.title", body_es: "errors.half" },
  ],
])("an answer with %j is refused at its field", (fields, errors) => {
  expect(errorsOf({ ...ANSWER, ...fields })).toEqual(errors);
});

test("a language that is written whole and a section with its edition are taken", () => {
  const whole = { title_es: "Golondrinas", body_es: "Están bajo el alero.", section: "R1", edition: "2024" };
  expect(errorsOf({ ...ANSWER, ...whole })).toEqual({});
});

test.each([
  { intent: "choose", article: "irc-r310-2", basis: "" },
  { intent: "merge", into: "f".repeat(32) },
  { intent: "separate", part: "f".repeat(32) },
  { intent: "dismiss" },
  { intent: "restore" },
])("$intent is a step, and none without the question that it is about", (fields) => {
  const form = fields as unknown as Record<string, string>;
  expect(errorsOf({ ...FORM, ...form }, QueueStep)).toEqual({});
  expect(errorsOf({ ...form, idem: FORM.idem }, QueueStep)).toEqual({ id: "errors.form" });
});

test.each(["", "drop", "answer", "__proto__"])("%j is no step", (intent) => {
  expect(Object.values(errorsOf({ ...FORM, intent }, QueueStep))).toEqual(["errors.form"]);
});

test("an address is read as a filter, and what means nothing in it is passed over", () => {
  const read = (search: string) => readFilter(new URLSearchParams(search));
  const all = { status: "pending", reason: undefined, language: undefined, q: "", page: 1 };
  expect(read("")).toEqual(all);
  expect(read("status=nope&reason=&language=xx&page=0&q=++")).toEqual(all);
  for (const page of ["-1", "1.5", "x", "501", "1e9"]) expect(read(`page=${page}`).page).toBe(1);
  expect(read("status=answered&reason=disliked&language=he&q=+beam+&page=3")).toEqual({
    status: "answered",
    reason: "disliked",
    language: "he",
    q: "beam",
    page: 3,
  });
  expect(readSearch("x".repeat(500))).toHaveLength(100);
});

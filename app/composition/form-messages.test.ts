import type * as v from "valibot";
import { describe, expect, test } from "vitest";
import { formOf } from "../../tests/forms.ts";
import { parseForm, replyOf } from "../services/form.server.ts";

/** A key of a namespace. What a library says in English has spaces in it. */
const KEY = /^[a-zA-Z]+(\.[\w-]+)+$/;

const files: Record<string, Record<string, unknown>> = import.meta.glob("../features/**/*.schemas.ts", {
  eager: true,
});

/** Read from a query or from JSON: nobody is told what is wrong with a field. */
const NO_FORMS = ["musicParams", "SetupQuery", "AssistantCall"];

type Form = v.ObjectSchema<v.ObjectEntries, undefined>;
const isOf = (schema: unknown, type: string) =>
  (schema as { kind?: unknown } | null)?.kind === "schema" && (schema as { type?: unknown }).type === type;

/** The forms of a schema: of one with intents, each. */
function formsOf(schema: unknown): Form[] {
  if (isOf(schema, "variant")) return (schema as { options: unknown[] }).options.flatMap(formsOf);
  return isOf(schema, "object") ? [schema as Form] : [];
}

const forms = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, schema]) =>
    formsOf(NO_FORMS.includes(name) ? undefined : schema).map((form) => ({
      what: `${file.replace(/.*\//, "")} ${name}`,
      schema: schema as Form,
      form,
    })),
  ),
);

test("there are forms", () => {
  expect(forms.length).toBeGreaterThan(20);
});

/** What must be sent so that this form of the schema is meant. */
function meant({ entries }: Form): Record<string, string> {
  const told = ["intent", "kind"].filter((name) => isOf(entries[name], "literal"));
  return Object.fromEntries(
    told.map((name) => [name, (entries[name] as v.LiteralSchema<string, undefined>).literal]),
  );
}

/** What a field that holds one of some values says of another. */
function ownMessage(entry: unknown): unknown {
  if (isOf(entry, "literal") || isOf(entry, "picklist")) return (entry as { message?: unknown }).message;
  const { pipe } = entry as { pipe?: unknown[] };
  return pipe?.map(ownMessage).find((message) => message !== undefined);
}

describe.each(forms)("$what", ({ schema, form }) => {
  const names = Object.keys(form.entries).filter((name) => !(name in meant(form)));

  test.each<{ how: string; sent: (name: string, form: FormData) => void }>([
    { how: "left out", sent: () => {} },
    { how: "empty", sent: (name, sent) => sent.set(name, "") },
    { how: "sent twice", sent: (name, sent) => [1, 2].map((n) => sent.append(name, String(n))) },
    { how: "a file", sent: (name, sent) => sent.set(name, new File(["text"], "text.txt")) },
    { how: "nested", sent: (name, sent) => sent.set(`${name}.x`, "1") },
    { how: "far too long", sent: (name, sent) => sent.set(name, "9".repeat(60_000)) },
  ])("says in words of its own what is wrong with a field that is $how", ({ sent }) => {
    const typed = formOf(meant(form));
    for (const name of names) sent(name, typed);
    const submission = parseForm(typed, schema);
    if (submission.status === "success") return;
    const { errors, formError } = replyOf(submission);
    const said = [...Object.values(errors), ...(formError ? [formError] : [])];
    expect(said.filter((message) => !KEY.test(message))).toEqual([]);
  });

  const chosen = Object.entries(form.entries).filter(
    ([name, entry]) =>
      !(name in meant(form)) && ownMessage(entry) !== undefined && ownMessage(entry) !== form.message,
  );

  test.runIf(chosen.length > 0)(
    "says beside a box or a choice that nothing is ticked, as a browser sends none",
    () => {
      const { errors } = replyOf(parseForm(formOf(meant(form)), schema) as never);
      for (const [name, entry] of chosen) expect([name, errors[name]]).toEqual([name, ownMessage(entry)]);
    },
  );
});

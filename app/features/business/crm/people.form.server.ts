import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { phoneKey } from "~/lib/phone-key.ts";
import {
  badForm,
  beside,
  parseForm,
  readUpload,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { importPeople } from "./contacts.commands.server.ts";
import { CONTACTS, CRM_LIMITS } from "./crm.limits.ts";
import { ImportForm } from "./crm.schemas.ts";
import { readKnownOf } from "./known.queries.server.ts";
import { type ReadPeople, readPeople } from "./read-people.server.ts";

/** Lines of a preview that are shown; the others are counted. */
const PREVIEWED = 30;

type Context = Pick<AppLoadContext, "db" | "now" | "formKey">;

/** A file as it was read: what will be added, who is known already and which lines are not read. */
async function previewOf({ db, formKey }: Context, actor: Present, read: ReadPeople, text: string) {
  const known = await readKnownOf(db, actor, read.good);
  const people = read.good.map(({ twice, ...person }) => ({
    ...person,
    known: known.has(phoneKey(person.phone)) || known.has(person.email),
    twice,
  }));
  const again = people.filter((one) => one.known || one.twice);
  return {
    // Who is known already first: that is what is to be looked at.
    people: [...again, ...people.filter((one) => !one.known && !one.twice)].slice(0, PREVIEWED),
    ...{ good: people.length, again: again.length, more: read.more, text, idem: formKey() },
    bad: read.bad.slice(0, PREVIEWED),
    badCount: read.bad.length,
  };
}
export type Preview = Awaited<ReturnType<typeof previewOf>>;

type Answer =
  | { ok: true; to: string; toast: "crmImported" }
  | { ok: true; preview: Preview }
  | { ok: false; status: number; sent: Sent };

/** The first press reads a file and shows what is in it; the second adds the people. */
export async function answerImport(context: Context, actor: Present, request: Request): Promise<Answer> {
  const { form, file } = await readUpload(request, "file");
  const fields = { ...typedIn(form), text: "" };
  if (form.get("intent") !== "import") {
    if (!file || file.size === 0) return beside(fields, { file: "errors.file" }) as Answer;
    if (file.size > CRM_LIMITS.fileBytes) return beside(fields, { file: "errors.fileLarge" }, 413) as Answer;
    const text = await file.text();
    const read = readPeople(text);
    if ("problem" in read) return beside(fields, { file: `errors.${read.problem}` }) as Answer;
    if (read.good.length === 0 && read.bad.length === 0)
      return beside(fields, { file: "errors.fileEmpty" }) as Answer;
    return { ok: true, preview: await previewOf(context, actor, read, text) };
  }
  const submission = parseForm(form, ImportForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, text, known } = submission.value;
  const read = readPeople(text);
  if ("problem" in read) return beside(fields, { file: `errors.${read.problem}` }) as Answer;
  const all = known === "on";
  const people = read.good.filter(({ twice }) => all || !twice);
  const kept = await importPeople(context, actor, { idem, people, known: all });
  if (kept.ok) return { ok: true, to: CONTACTS, toast: "crmImported" };
  if (kept.error === "not-allowed") throw noAccess(fields, []);
  return { ok: false, status: 409, sent: { fields, errors: {}, problem: "errors.full" } };
}

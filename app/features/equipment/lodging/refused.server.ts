import { type Answer, beside, type Sent } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";

/** What is given back to whoever may no longer write. */
const TYPED = [
  ...["title", "words", "offeredBy", "town", "message", "note", "body"],
  ...["called", "job", "problem", "answer"],
] as const;

const STATUS: Record<string, number> = { gone: 404, quota: 403 };

/** A form that a command refused, with what was typed. */
export function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  if (error === "note-missing") return beside(fields, { note: "errors.noteMissing" });
  return {
    ok: false,
    status: STATUS[error] ?? 409,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

/** Refusals of files that have words of their own; all others say that it is no picture, or a broken one. */
const FILE_ERRORS = ["none", "tooLarge", "full", "tooMany"];

/** A photo that was not kept, said beside its field. */
export function badFile(error: string, fields: Sent["fields"]): Answer {
  if (error === "gone" || error === "not-allowed") return refused(error, fields);
  const known = FILE_ERRORS.includes(error) ? error : "unknown";
  const status = error === "tooLarge" ? 413 : ["full", "tooMany"].includes(error) ? 409 : 400;
  return beside(fields, { file: `errors.file_${known}` }, status);
}

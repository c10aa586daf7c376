import { parseWithValibot } from "@conform-to/valibot";
import type { GenericSchema } from "valibot";
import { refusal } from "./refusal.server.ts";
import type { ToastCode } from "./toast.ts";

/** Valid field names: plain, or with one short list index: `quantity`, `lines[12].quantity`. */
const FIELD_NAME = /^[a-z]\w{0,60}(\[\d{0,3}\])?(\.[a-z]\w{0,60})?$/i;
const MAX_FIELDS = 1_000;

/**
 * The fields of a posted form. A body that is not a form gets the 400 page. Fields that none of our forms can have
 * are dropped: the parser behind `parseForm` would turn `a[4294967295]` into a list of that length.
 */
export async function readForm(request: Request): Promise<FormData> {
  return fieldsOf(await readPosted(request));
}

/** A posted form with files in some of its fields. A field without a chosen file has no file. */
export async function readUploads<Field extends string>(
  request: Request,
  fields: readonly Field[],
): Promise<{ form: FormData; files: { field: Field; file: File }[] }> {
  const posted = await readPosted(request);
  const ofFiles: readonly string[] = fields;
  const files = fields.flatMap((field) =>
    posted
      .getAll(field)
      .flatMap((value: unknown) =>
        value instanceof File && (value.size > 0 || value.name !== "") ? [{ field, file: value }] : [],
      ),
  );
  return {
    form: fieldsOf(posted, (name, value) => !ofFiles.includes(name) && typeof value === "string"),
    files,
  };
}

/** A posted form with one file. A field of that name that is not a file counts as no file. */
export async function readUpload(
  request: Request,
  field: string,
): Promise<{ form: FormData; file: File | undefined }> {
  const { form, files } = await readUploads(request, [field]);
  return { form, file: files[0]?.file };
}

async function readPosted(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw refusal("malformed");
  }
}

function fieldsOf(
  posted: FormData,
  isWanted: (name: string, value: FormDataEntryValue) => boolean = () => true,
): FormData {
  const form = new FormData();
  for (const [name, value] of [...posted].slice(0, MAX_FIELDS)) {
    if (FIELD_NAME.test(name) && isWanted(name, value)) form.append(name, value);
  }
  return form;
}

/**
 * Validates a form with a feature's schema, whose messages are translation keys. A failed submission's `reply()` has
 * the keys by field and all typed values except passwords.
 */
export function parseForm<S extends GenericSchema>(form: FormData, schema: S) {
  return parseWithValibot(form, { schema });
}

/** What the page of a form shows after a refusal; `fields` are the typed values, `errors` are translation keys. */
export interface FormReply {
  fields: Record<string, string>;
  errors: Record<string, string>;
  /** The error of the form as a whole. */
  formError?: string;
}

/** A form as it was sent and refused; errors by field, and of the whole, are keys of the page's namespace. */
export interface Sent {
  fields: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  problem?: string;
}

/** What came of a form: said and gone on with, or given back with what is wrong. */
export type Answer = { ok: true; toast: ToastCode; to: string } | { ok: false; status: number; sent: Sent };

/** A form that its schema refused, as it goes back. */
export const badForm = ({ errors, formError }: FormReply, fields: Sent["fields"]) => ({
  ok: false as const,
  status: 400,
  sent: { fields, errors, ...(formError && { problem: formError }) },
});

/** A form with something wrong in its fields. */
export const beside = (fields: Sent["fields"], errors: Sent["errors"], status = 400): Answer => ({
  ok: false,
  status,
  sent: { fields, errors },
});

const SECRET_FIELD = /password/i;

/** All typed values except passwords, for a page that shows the form again. */
export function typedIn(form: FormData): FormReply["fields"] {
  const fields = [...form].filter(([name, value]) => typeof value === "string" && !SECRET_FIELD.test(name));
  return Object.fromEntries(fields) as FormReply["fields"];
}

interface Reply {
  error?: Record<string, string[] | null> | null;
}

/**
 * Flattens conform's reply to what the page needs and drops secrets. The typed values are those that were sent: conform's
 * own leave out a field that was cleared, and its page would show the text that the visitor had removed.
 */
export function replyOf(
  submission: {
    payload: Record<string, unknown>;
    reply: (options?: { formErrors?: string[]; fieldErrors?: Record<string, string[]> }) => Reply;
  },
  extra?: {
    formError?: string;
    errors?: Record<string, string>;
  },
): FormReply {
  const reply = submission.reply();
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(submission.payload)) {
    if (typeof value === "string" && !SECRET_FIELD.test(name)) fields[name] = value;
  }
  const errors: Record<string, string> = { ...extra?.errors };
  for (const [name, messages] of Object.entries(reply.error ?? {})) {
    const first = messages?.[0];
    if (name && first) errors[name] = first;
  }
  return { fields, errors, formError: extra?.formError ?? reply.error?.[""]?.[0] };
}

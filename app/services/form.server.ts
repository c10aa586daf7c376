import { parseWithValibot } from "@conform-to/valibot";
import type { GenericSchema } from "valibot";
import { refusal } from "./refusal.server.ts";

/** The fields of a posted form. A body that is no form is answered with the 400 page. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw refusal("malformed");
  }
}

/**
 * Checks a form with a feature's schema, whose messages are translation keys.
 * A failed submission's `reply()` holds the keys by field and everything that was typed but passwords.
 */
export function parseForm<S extends GenericSchema>(form: FormData, schema: S) {
  return parseWithValibot(form, { schema });
}

/** What a form's page shows again after a refusal; `fields` are the typed values, `errors` are translation keys. */
export interface FormReply {
  fields: Record<string, string>;
  errors: Record<string, string>;
  /** The error of the form as a whole. */
  formError?: string;
}

const SECRET_FIELD = /password/i;

interface Reply {
  initialValue?: Record<string, unknown> | null;
  error?: Record<string, string[] | null> | null;
}

/** Flattens conform's reply to what the page needs and drops secrets. */
export function replyOf(
  submission: {
    reply: (options?: { formErrors?: string[]; fieldErrors?: Record<string, string[]> }) => Reply;
  },
  extra?: {
    formError?: string;
    errors?: Record<string, string>;
  },
): FormReply {
  const reply = submission.reply();
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.initialValue ?? {})) {
    if (typeof value === "string" && !SECRET_FIELD.test(name)) fields[name] = value;
  }
  const errors: Record<string, string> = { ...extra?.errors };
  for (const [name, messages] of Object.entries(reply.error ?? {})) {
    const first = messages?.[0];
    if (name && first) errors[name] = first;
  }
  return { fields, errors, formError: extra?.formError ?? reply.error?.[""]?.[0] };
}

import type { AppLoadContext } from "@remix-run/cloudflare";
import { parseForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { changePin } from "./pins.commands.server.ts";
import { PinForm } from "./pins.schemas.ts";

/** What a pin's button sends, from wherever it stands. A browser that owns nothing becomes a guest. */
export async function receivePin(context: AppLoadContext, form: FormData): Promise<void> {
  const submission = parseForm(form, PinForm);
  if (submission.status !== "success") throw refusal("malformed");
  const changed = await changePin(context, await context.visitor.ensureOwner(), submission.value);
  if (!changed.ok && changed.error === "gone") throw refusal("malformed");
  if (!changed.ok) return context.toast.set("sheetPinsFull");
  await context.toast.set(submission.value.intent === "pin" ? "sheetPinned" : "sheetUnpinned");
}

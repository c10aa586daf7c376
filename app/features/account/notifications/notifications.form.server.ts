import type { AppLoadContext } from "@remix-run/cloudflare";
import { parseForm } from "~/services/form.server.ts";
import type { Member } from "~/services/session.server.ts";
import { chooseChannels, markRead } from "./notifications.commands.server.ts";
import { ChooseChannels, MarkRead } from "./notifications.schemas.ts";

/** What is read, or what a member wants to hear of where. Answers whether the form was whole. */
export async function receiveNotifications(
  context: AppLoadContext,
  { id }: Member,
  form: FormData,
): Promise<boolean> {
  if (form.get("intent") === "choose") {
    const submission = parseForm(form, ChooseChannels);
    if (submission.status !== "success") return false;
    await chooseChannels(context, id, submission.value);
    await context.toast.set("notificationsChosen");
    return true;
  }
  const submission = parseForm(form, MarkRead);
  if (submission.status !== "success") return false;
  await markRead(context, id, submission.value);
  await context.toast.set("notificationsRead");
  return true;
}

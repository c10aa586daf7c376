import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { type FormReply, parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { requireRecentAuth, requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { ConfirmFactor, EndSession, RemovePasskey, RenamePasskey, Unlink } from "./account.schemas.ts";
import { unlinkIdentity } from "./identity.commands.server.ts";
import { removePasskey, renamePasskey } from "./passkey.commands.server.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  dropSecondFactor,
  endSecondFactor,
  keepSecondFactor,
  renewRecoveryCodes,
} from "./second-factor.commands.server.ts";
import { endOtherSessions, endSession } from "./session.commands.server.ts";

const PAGE = "/security-dashboard";

/** Where the browser goes, the page again with what was refused, or recovery codes to be shown once. */
export type SecurityAnswer =
  | { goTo: string }
  | { reply: FormReply; intent: string; status: number }
  | { codes: string[] };

type Result = { ok: true; mailId?: string } | { ok: false; error: string };

/** Every press on the page. What changes how one gets in wants a member who has just confirmed who they are. */
export async function actSecurity({
  request,
  context,
}: Pick<ActionFunctionArgs, "request" | "context">): Promise<SecurityAnswer> {
  const member = await requireUser(context, request);
  const form = await readForm(request);
  const intent = String(form.get("intent") ?? "");
  const recent = () => requireRecentAuth(context, request, PAGE);
  const deliver = (mailId: string) => context.waitUntil(context.mail.deliver([mailId]));

  async function answer(result: Result, toast: ToastCode): Promise<SecurityAnswer> {
    if (!result.ok) return { goTo: `${PAGE}?problem=${result.error}` };
    if (result.mailId) deliver(result.mailId);
    await context.toast.set(toast);
    return { goTo: PAGE };
  }

  switch (intent) {
    case "factor-begin":
      await recent();
      await beginSecondFactor(context, member.id);
      return { goTo: `${PAGE}#second-step` };
    case "factor-drop":
      await dropSecondFactor(context, member.id);
      return { goTo: PAGE };
    case "factor-confirm": {
      await recent();
      const submission = parseForm(form, ConfirmFactor);
      if (submission.status !== "success") return { reply: replyOf(submission), intent, status: 400 };
      await context.rateLimit.take("confirmAgain", member.id);
      const result = await confirmSecondFactor(context, member.id, submission.value.code);
      if (!result.ok)
        return { reply: replyOf(submission, { errors: { code: "errors.code" } }), intent, status: 400 };
      deliver(result.mailId);
      return { codes: result.codes };
    }
    case "factor-codes": {
      await recent();
      const result = await renewRecoveryCodes(context, member.id);
      if (!result.ok) return { goTo: PAGE };
      deliver(result.mailId);
      return { codes: result.codes };
    }
    case "factor-keep":
      return answer(await keepSecondFactor(context, member.id), "securityFactorKept");
    case "factor-off":
      await recent();
      return answer(await endSecondFactor(context, member.id), "securityFactorOff");
    case "passkey-rename": {
      const submission = parseForm(form, RenamePasskey);
      if (submission.status !== "success") return { reply: replyOf(submission), intent, status: 400 };
      return answer(await renamePasskey(context, member.id, submission.value), "securityPasskeyRenamed");
    }
    case "passkey-remove": {
      await recent();
      const submission = parseForm(form, RemovePasskey);
      if (submission.status !== "success") return { reply: replyOf(submission), intent, status: 400 };
      return answer(await removePasskey(context, member.id, submission.value.id), "securityPasskeyRemoved");
    }
    case "unlink": {
      await recent();
      const submission = parseForm(form, Unlink);
      if (submission.status !== "success") return { reply: replyOf(submission), intent, status: 400 };
      return answer(await unlinkIdentity(context, member.id, submission.value), "securityUnlinked");
    }
    case "end-session": {
      await recent();
      const submission = parseForm(form, EndSession);
      if (submission.status !== "success") return { reply: replyOf(submission), intent, status: 400 };
      return answer(await endSession(context, member.id, submission.value.key), "securitySessionEnded");
    }
    case "end-others":
      await recent();
      return answer(
        await endOtherSessions(context, member.id, await context.session.key()),
        "securityOthersEnded",
      );
    case "passkey":
      // A press that no script has taken over.
      return { goTo: `${PAGE}?problem=scripts` };
    default:
      throw refusal("malformed");
  }
}

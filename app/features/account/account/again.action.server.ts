import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { parseForm, replyOf } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { users } from "~db/schema/account.ts";
import { AgainCode, AgainFactor, AgainPassword } from "./account.schemas.ts";
import { authPath } from "./auth-path.ts";
import { requestMailCode, takeMailCode } from "./mail-code.commands.server.ts";
import { takeFactor } from "./second-factor.commands.server.ts";

interface Asked extends Pick<ActionFunctionArgs, "request" | "context"> {
  /** Where the member goes on afterwards. */
  target: string;
}

/** A member confirms who they are: by the password, a code of the app, or a code by mail. */
export async function actAgain(form: FormData, { request, context, target }: Asked) {
  const member = await requireUser(context, request);
  const wrong = (reply: ReturnType<typeof replyOf>) => data({ reply, refusal: undefined }, 400);
  const confirmed = async () => {
    await context.session.confirm(context.now());
    await context.toast.set("confirmedAgain");
    return redirect(target, 303);
  };
  if (form.get("intent") === "again-send") {
    await context.rateLimit.take("mailCode", `${member.email} ${context.rateLimit.network}`);
    const { mailId, secret } = await requestMailCode(context, {
      email: member.email,
      purpose: "confirm-again",
    });
    context.waitUntil(context.mail.deliver([mailId]));
    await context.cookies.step.write(secret);
    return redirect(`${authPath("again", target)}&sent`, 303);
  }
  await context.rateLimit.take("confirmAgain", member.id);
  switch (form.get("intent")) {
    case "again-factor": {
      const submission = parseForm(form, AgainFactor);
      if (submission.status !== "success") return wrong(replyOf(submission));
      const taken = await takeFactor(context, member.id, submission.value.factorCode);
      if (taken.ok) {
        if (taken.mailId) context.waitUntil(context.mail.deliver([taken.mailId]));
        return confirmed();
      }
      return wrong(replyOf(submission, { errors: { factorCode: "errors.code" } }));
    }
    case "again-code": {
      const submission = parseForm(form, AgainCode);
      if (submission.status !== "success") return wrong(replyOf(submission));
      const secret = (await context.cookies.step.read()) ?? "";
      const { code } = submission.value;
      const taken = await takeMailCode(context, { secret, code, purpose: "confirm-again" });
      if (taken.ok && taken.userId === member.id) return confirmed();
      return wrong(replyOf(submission, { errors: { code: "errors.code" } }));
    }
    default: {
      const submission = parseForm(form, AgainPassword);
      if (submission.status !== "success") return wrong(replyOf(submission));
      const [account] = await context.db
        .select({ hash: users.passwordHash })
        .from(users)
        .where(eq(users.id, member.id));
      if (await context.passwords.verify(account?.hash, submission.value.password)) return confirmed();
      return wrong(replyOf(submission, { errors: { password: "errors.password" } }));
    }
  }
}

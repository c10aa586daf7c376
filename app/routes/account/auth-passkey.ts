import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { enter } from "~/features/account/account/enter.server.ts";
import {
  addPasskey,
  askForPasskey,
  offerPasskey,
  relyingParty,
  signInWithPasskey,
} from "~/features/account/account/passkey.commands.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireRecentAuth, requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const loader = () => redirect("/auth", 303);

const MAX_NAME = 60;

/** The script's side of passkeys: options to hand to the browser, and what the browser made of them. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!relyingParty(context.origin)) throw refusal("not-found");
  await context.rateLimit.take("signInAddress");
  const form = await readForm(request);
  const recent = () => requireRecentAuth(context, request, "/security-dashboard");
  switch (form.get("intent")) {
    case "ask":
      return Response.json((await askForPasskey(context)).options);
    case "sign-in": {
      const result = await signInWithPasskey(context, form.get("answer"));
      if (!result.ok) return Response.json({ error: result.error }, { status: 400 });
      const { ok, ...account } = result;
      await enter(context, account, "passkey");
      return Response.json({ ok });
    }
    case "again": {
      const member = await requireUser(context, request);
      const result = await signInWithPasskey(context, form.get("answer"));
      if (!result.ok || result.userId !== member.id)
        return Response.json({ error: "passkey" }, { status: 400 });
      await context.session.confirm(context.now());
      await context.toast.set("confirmedAgain");
      return Response.json({ ok: true });
    }
    case "offer":
      return Response.json((await offerPasskey(context, await recent())).options);
    case "add": {
      const member = await recent();
      const name = String(form.get("name") ?? "")
        .trim()
        .slice(0, MAX_NAME);
      const result = await addPasskey(context, member, {
        answer: form.get("answer"),
        name: name || (context.session.place.device ?? "Passkey"),
      });
      if (!result.ok) return Response.json({ error: result.error }, { status: 400 });
      context.waitUntil(context.mail.deliver([result.mailId]));
      await context.toast.set("securityPasskeyAdded");
      return Response.json({ ok: true });
    }
    default:
      throw refusal("malformed");
  }
}

import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { requestRecovery } from "~/features/account/account/account.commands.server.ts";
import { Recover } from "~/features/account/account/account.schemas.ts";
import { AccountForm, EMAIL } from "~/features/account/account/components/account-form.tsx";
import { AccountPage } from "~/features/account/account/components/account-page.tsx";
import { useText } from "~/i18n/i18n.tsx";
import { ADDRESS_MS, atLeast } from "~/lib/at-least.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";

export const handle = { i18n: ["account"] };

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseForm(await readForm(request), Recover);
  if (submission.status !== "success") return data({ reply: replyOf(submission) }, 400);
  const { email } = submission.value;
  await context.rateLimit.take("signInAddress");
  await context.rateLimit.takeMail("recovery", email);
  const { mailId } = await atLeast(ADDRESS_MS, () => requestRecovery(context, { email }));
  context.waitUntil(context.mail.deliver([mailId]));
  await context.toast.set("recoverySent");
  return redirect("/auth", 303);
}

export default function RecoverRoute() {
  const t = useText("account");
  const answer = useActionData<typeof action>();
  return (
    <AccountPage id="recover" title={t("recover.title")} lead={t("recover.lead")}>
      <AccountForm action="/auth/recover" fields={[EMAIL]} reply={answer?.reply}>
        <Button size="lg">{t("recover.submit")}</Button>
      </AccountForm>
      <TextLink href="/auth">{t("recover.back")}</TextLink>
    </AccountPage>
  );
}

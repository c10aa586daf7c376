import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { resetPassword } from "~/features/account/account/account.commands.server.ts";
import { Reset } from "~/features/account/account/account.schemas.ts";
import { AccountForm, NEW_PASSWORD } from "~/features/account/account/components/account-form.tsx";
import { AccountPage } from "~/features/account/account/components/account-page.tsx";
import { useText } from "~/i18n/i18n.tsx";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";

export const handle = { i18n: ["account"] };

export function loader({ request, context }: LoaderFunctionArgs) {
  context.outgoing.set("Referrer-Policy", "same-origin");
  const { searchParams } = new URL(request.url);
  return { token: searchParams.get("token") ?? "", first: searchParams.has("first") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  context.outgoing.set("Referrer-Policy", "same-origin");
  await context.rateLimit.take("signInAddress");
  const submission = parseForm(await readForm(request), Reset);
  if (submission.status !== "success") return data({ over: false, reply: replyOf(submission) }, 400);
  const result = await resetPassword(context, submission.value);
  if (!result.ok) {
    if (result.error === "link-over") return data({ over: true, reply: undefined }, 400);
    return data(
      { over: false, reply: replyOf(submission, { errors: { password: "fields.password.common" } }) },
      400,
    );
  }
  context.waitUntil(context.mail.deliver([result.mailId]));
  await context.toast.set("passwordChanged");
  return redirect("/auth", 303);
}

export default function ResetRoute() {
  const t = useText("account");
  const { token, first } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const over = answer?.over || !token;
  return (
    <AccountPage
      id="reset"
      title={t("reset.title")}
      lead={t(over ? "reset.over" : first ? "reset.first" : "reset.lead")}
    >
      {over ? (
        <TextLink href="/auth/recover">{t("reset.again")}</TextLink>
      ) : (
        <AccountForm fields={[NEW_PASSWORD]} hidden={{ token }} reply={answer?.reply}>
          <Button size="lg">{t("reset.submit")}</Button>
        </AccountForm>
      )}
    </AccountPage>
  );
}

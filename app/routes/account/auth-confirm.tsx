import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmEmail } from "~/features/account/account/account.commands.server.ts";
import { AccountForm } from "~/features/account/account/components/account-form.tsx";
import { AccountPage } from "~/features/account/account/components/account-page.tsx";
import { useText } from "~/i18n/i18n.tsx";
import { readForm } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";

export const handle = { i18n: ["account"] };

/**
 * Opening the link changes nothing: mail scanners open links too. The button does. The token stays out of other
 * sites' logs by the referrer policy; `no-referrer` would make the browser send `Origin: null` with the form.
 */
export function loader({ request, context }: LoaderFunctionArgs) {
  context.outgoing.set("Referrer-Policy", "same-origin");
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  context.outgoing.set("Referrer-Policy", "same-origin");
  const token = (await readForm(request)).get("token");
  const browser = await context.visitor.owner();
  const result =
    typeof token === "string" && token !== ""
      ? await confirmEmail(context, { token, browser })
      : { ok: false as const };
  if (!result.ok) return data({ over: true }, 400);
  await context.toast.set("emailConfirmed");
  if (result.resetToken) return redirect(`/auth/reset?token=${result.resetToken}&first`, 303);
  return redirect((await context.session.current()) ? "/profile" : "/auth", 303);
}

export default function ConfirmRoute() {
  const t = useText("account");
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AccountPage
      id="confirm"
      title={t("confirm.title")}
      lead={answer?.over || !token ? t("confirm.over") : t("confirm.lead")}
    >
      {answer?.over || !token ? (
        <TextLink href="/auth">{t("confirm.toSignIn")}</TextLink>
      ) : (
        <AccountForm fields={[]} hidden={{ token }}>
          <Button size="lg">{t("confirm.submit")}</Button>
        </AccountForm>
      )}
    </AccountPage>
  );
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/features/account/account/components/account-page.tsx";
import { undoDeletion } from "~/features/account/privacy/privacy.commands.server.ts";
import { KeepAccount } from "~/features/account/privacy/privacy.schemas.ts";
import { useText } from "~/i18n/i18n.tsx";
import { parseForm, readForm } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";

export const handle = { i18n: ["privacy"] };

/** Opening the link changes nothing: mail scanners open links too. The button does. */
export function loader({ request, context }: LoaderFunctionArgs) {
  context.outgoing.set("Referrer-Policy", "same-origin");
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  context.outgoing.set("Referrer-Policy", "same-origin");
  await context.rateLimit.take("linkGuess");
  const submission = parseForm(await readForm(request), KeepAccount);
  const result =
    submission.status === "success" ? await undoDeletion(context, submission.value) : { ok: false as const };
  if (!result.ok) return data({ over: true }, 400);
  await context.toast.set("accountKept");
  return redirect((await context.session.current()) ? "/profile" : "/auth", 303);
}

export default function KeepRoute() {
  const t = useText("privacy");
  const shell = useText("shell");
  const { token } = useLoaderData<typeof loader>();
  const over = useActionData<typeof action>()?.over || !token;
  return (
    <AccountPage
      id="keepAccount"
      title={shell("screens.keepAccount.title")}
      lead={t(over ? "keep.over" : "keep.lead")}
    >
      {over ? (
        <TextLink href="/auth">{t("keep.toSignIn")}</TextLink>
      ) : (
        <form method="post">
          <input type="hidden" name="token" value={token} />
          <Button size="lg">{t("keep.submit")}</Button>
        </form>
      )}
    </AccountPage>
  );
}

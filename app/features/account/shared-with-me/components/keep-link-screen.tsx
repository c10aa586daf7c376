import { useText } from "~/i18n/i18n.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";

interface KeepLinkScreenProps {
  /** `not` where the link is a crew's or a device's. */
  state: "guest" | "member" | "kept" | "not";
  /** Back to what the link opens. */
  page: string;
  /** This page, to come back to with an account. */
  here: string;
  /** Whose account it would be kept with; empty for a guest. */
  email: string;
  isFull?: boolean;
}

/** How a link is kept: with an account, and so on every device of its owner. */
export function KeepLinkScreen({ state, page, here, email, isFull = false }: KeepLinkScreenProps) {
  const t = useText("shared-with-me");
  const signIn = (mode?: "sign-up") =>
    `/auth?${new URLSearchParams({ ...(mode && { mode }), redirectTo: here })}`;
  return (
    <div className="sheet grid max-w-xl content-start gap-6 py-10 sm:py-16">
      {isFull && <Notice tone="danger" title={t("keep.full")} />}
      <h1 className="text-2xl font-bold sm:text-3xl">{t("keep.title")}</h1>
      <p className="text-lg">{t(`keep.${state}`)}</p>
      {state === "guest" && (
        <p className="flex flex-wrap gap-3">
          <a href={signIn("sign-up")} className={buttonClass({ size: "lg" })}>
            {t("keep.signUp")}
          </a>
          <a href={signIn()} className={buttonClass({ size: "lg", variant: "outline" })}>
            {t("keep.signIn")}
          </a>
        </p>
      )}
      {state === "member" && (
        <form method="post" className="grid justify-items-start gap-3" data-reload>
          <p>
            {t("keep.account")} <bdi className="font-bold wrap-anywhere">{email}</bdi>
          </p>
          <Button size="lg">{t("keep.submit")}</Button>
        </form>
      )}
      {state === "kept" && (
        <p>
          <TextLink href="/shared-with-me">{t("keep.list")}</TextLink>
        </p>
      )}
      <p>
        <TextLink href={page}>{t("keep.back")}</TextLink>
      </p>
    </div>
  );
}

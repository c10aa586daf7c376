import type { Role } from "~/engines/trust/trust.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";

export interface InvitationPage {
  token: string;
  invitation?: { name: string; role: Role; expiresAt: string; mailed: boolean };
  signedIn: boolean;
  /** Where to sign in and come back from. */
  signIn: string;
}

/** What somebody is invited to, and one button: opening the page changes nothing. */
export function WorkspaceInvitationScreen({
  page,
  refused,
}: {
  page: InvitationPage;
  refused?: "over" | "other-address" | "no-room";
}) {
  const t = useText("workspace-invitation");
  const shell = useText("shell");
  const format = useFormat();
  const { token, invitation, signedIn, signIn } = page;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("workspaceInvitation"))}
        title={shell("screens.workspaceInvitation.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      {refused === "other-address" && (
        <Notice tone="warn" title={t("other.title")}>
          {t("other.text")}
        </Notice>
      )}
      {!invitation || refused === "over" ? (
        <Notice tone={token ? "warn" : "info"} title={t(token ? "over.title" : "none.title")}>
          {t(token ? "over.text" : "none.text")}
        </Notice>
      ) : (
        <div className="grid max-w-xl gap-4">
          <p className="text-lg">
            {t("invited")} <bdi className="font-bold">{invitation.name}</bdi>
          </p>
          <p className="text-muted">
            {t(`as.${invitation.role}`)} {t("until", { date: format.date(invitation.expiresAt) })}
          </p>
          {signedIn ? (
            <form method="post" action="/workspace/invitation">
              <input type="hidden" name="token" value={token} />
              <Button size="lg">{t("accept")}</Button>
            </form>
          ) : (
            <>
              <p>{t(invitation.mailed ? "signInMailed" : "signInFirst")}</p>
              <a href={signIn} className={buttonClass({ className: "justify-self-start" })}>
                {t("signIn")}
              </a>
            </>
          )}
        </div>
      )}
    </div>
  );
}

import { useText } from "~/i18n/i18n.tsx";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import type { Security } from "../security.queries.server.ts";
import { LinkedAccounts, type Offer } from "./linked-accounts.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SecurityRow } from "./security-row.tsx";
import { SecurityTabs } from "./security-tabs.tsx";
import { SessionList } from "./session-list.tsx";
import { Verification } from "./verification.tsx";

export interface SecurityProps extends Security {
  /** Whether the member has just confirmed who they are; else the first dangerous press asks for it. */
  recent: boolean;
  confirmPath: string;
  /** Whether there can be passkeys at this address. */
  passkeysOffered: boolean;
  /** The picture and the key for the authenticator app, as long as it is not confirmed. */
  setUp?: { path: string; size: number; key: string };
  /** Providers that can be linked. */
  offers: Offer[];
  /** Why linking came to nothing. */
  problem: string | null;
  /** Recovery codes that were made just now, the only time that they are shown. */
  codes?: string[];
  reply?: FormReply;
  intent?: string;
}

const PROBLEMS = [
  "failed",
  "cancelled",
  "taken",
  "last-way-in",
  "gone",
  "passkey",
  "too-many",
  "scripts",
] as const;

/** What can get into the account, and what keeps others out. */
export function SecurityDashboardScreen(props: SecurityProps) {
  const t = useText("security-dashboard");
  const verification = useText("verification");
  const shell = useText("shell");
  const { recent, confirmPath, problem, level } = props;
  const known = PROBLEMS.find((entry) => entry === problem);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("securityDashboard"))}
        title={shell("screens.securityDashboard.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <SecurityTabs current="account" />
      {known && (
        <div role="alert">
          <Notice tone="danger" title={t(`problems.${known}`)} />
        </div>
      )}
      {!recent && (
        <Notice
          title={t("confirmFirst")}
          action={
            <a href={confirmPath} className={buttonClass({ variant: "outline" })}>
              {t("confirm")}
            </a>
          }
        >
          {t("confirmFirstText")}
        </Notice>
      )}
      <div className="[&>section:first-child]:border-t-0 [&>section:first-child]:pt-0">
        <SecurityRow id="verification" title={verification("title")}>
          <Verification level={level} />
        </SecurityRow>
        <SecondFactor {...props} />
        <PasskeyList {...props} />
        <LinkedAccounts {...props} />
        <SessionList {...props} />
      </div>
    </div>
  );
}

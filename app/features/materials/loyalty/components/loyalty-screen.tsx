import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Progress } from "~/ui/progress.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { LoyaltyView } from "../loyalty.view.server.ts";
import { LOYALTY, statementPath } from "../loyalty.words.ts";
import { EarnRules } from "./earn-rules.tsx";
import { GiveForm, RemindForm } from "./points-forms.tsx";
import { PointsStatement } from "./points-statement.tsx";
import { MyRewards, Rewards } from "./rewards.tsx";

export interface LoyaltyProps {
  view: LoyaltyView;
  idem: string;
  reply?: FormReply;
  refused?: Refused;
}
export type Refused =
  | "insufficient"
  | "soldOut"
  | "tier"
  | "needless"
  | "gone"
  | "used"
  | "stale"
  | "stranger";

function Problem({ reply, refused }: Pick<LoyaltyProps, "reply" | "refused">) {
  const t = useText("loyalty");
  if (refused)
    return <ErrorSummary title={t("errors.summary")} message={t(`refused.${refused}`)} items={[]} />;
  const errors = Object.entries(reply?.errors ?? {});
  if (errors.length === 0) return null;
  const FIELDS = ["to", "points", "days"];
  const isField = ([field, key]: [string, string]) => FIELDS.includes(field) && key !== "errors.form";
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={errors.every(isField) ? undefined : t("errors.form")}
      items={errors.filter(isField).map(([field, key]) => ({ field, message: t(key as Key<"loyalty">) }))}
    />
  );
}

function Balance({ view }: { view: LoyaltyView }) {
  const t = useText("loyalty");
  const { date } = useFormat();
  const { available, next, owed, earned, tier, nextTier } = view;
  const points = (count: number) => t("points", { count });
  return (
    <TitledSection id="balance" title={t("balance.title")} className="grid max-w-xl gap-4">
      <p className="grid">
        <span className="text-muted">{t("balance.now")}</span>
        <span className="text-3xl font-bold tabular-nums" data-points={available}>
          {points(available)}
        </span>
      </p>
      {next && <p>{t("balance.expires", { points: points(next.amount), date: date(next.at) })}</p>}
      {owed > 0 && <p>{t("balance.owed", { points: points(owed) })}</p>}
      <Progress
        id="tier"
        label={t("balance.tier", { tier: t(`tiers.${tier}`) })}
        value={Math.max(0, Math.min(earned, nextTier?.from ?? earned))}
        max={nextTier?.from ?? Math.max(1, earned)}
        text={
          nextTier
            ? t("balance.next", { points: points(nextTier.missing), tier: t(`tiers.${nextTier.tier}`) })
            : t("balance.top")
        }
      />
      {nextTier && (
        <p className="text-sm text-muted">
          {t("balance.within", { earned: points(Math.max(0, earned)), from: points(nextTier.from) })}
        </p>
      )}
    </TitledSection>
  );
}

/** Points: what there is, what it takes off, and where every one came from. */
export function LoyaltyScreen({ view, idem, reply, refused }: LoyaltyProps) {
  const t = useText("loyalty");
  return (
    <div className="sheet grid gap-10 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("loyalty"))} title={t("title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem reply={reply} refused={refused} />
      {!view.sums && (
        <Notice tone="danger" title={t("alarm")}>
          <p role="alert">{t("alarmText")}</p>
        </Notice>
      )}
      {view.sample && <Notice title={t("sample.notice")}>{t("sample.text")}</Notice>}
      {!view.real && !view.sample && (
        <Notice tone="warn" title={t("test")}>
          {t("testText")}
        </Notice>
      )}
      {view.guest && (
        <Notice
          title={t("guest")}
          action={<TextLink href="/auth?next=%2Floyalty-program">{t("signIn")}</TextLink>}
        >
          {t("guestText")}
        </Notice>
      )}
      <Balance view={view} />
      {!view.sample && (
        <>
          <Rewards view={view} idem={idem} />
          <MyRewards view={view} idem={idem} />
        </>
      )}
      <PointsStatement view={view} />
      <p>
        <TextLink href={view.sample ? LOYALTY : statementPath("all", true)}>
          {t(view.sample ? "sample.own" : "sample.link")}
        </TextLink>
      </p>
      <EarnRules view={view} />
      {view.crew.length > 0 && <GiveForm view={view} idem={idem} reply={reply} />}
      {view.member && <RemindForm view={view} reply={reply} />}
    </div>
  );
}

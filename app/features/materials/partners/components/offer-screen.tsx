import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { MY_OFFERS, offerPath, PARTNERS } from "../partners.limits.ts";
import type { OfferView } from "../partners.view.server.ts";
import { OfferFacts, Problem } from "./parts.tsx";

/** Whether whoever reads is given a code; if not, why, and the way in. */
function Claim({ view }: { view: OfferView }) {
  const t = useText("partners");
  const { date } = useFormat();
  if (view.mine)
    return (
      <p>
        {t("claim.have")} <TextLink href={`${MY_OFFERS}#c-${view.mine}`}>{t("mine.link")}</TextLink>
      </p>
    );
  if (view.ended) return <p>{t("errors.ended")}</p>;
  if (view.early) return <p>{t("claim.from", { day: date(view.validFrom) })}</p>;
  if (!view.isMember)
    return (
      <p>
        {t("claim.signIn")}{" "}
        <TextLink href={`/auth?${new URLSearchParams({ redirectTo: offerPath(view.id) })}`}>
          {t("claim.toSignIn")}
        </TextLink>
      </p>
    );
  if (!view.entitled)
    return (
      <p>
        {t("claim.tier", { tier: t(`tiers.${view.tier}`) })}{" "}
        <TextLink href="/membership">{t("claim.plans")}</TextLink>
      </p>
    );
  if (view.left === 0) return <p>{t("errors.exhausted")}</p>;
  return (
    <form method="post" data-reload>
      <input type="hidden" name="idem" value={view.idem} />
      <Button name="intent" value="claim">
        {t("claim.do")}
      </Button>
    </form>
  );
}

/** One offer: its terms, for whom it is, and its code. */
export default function OfferScreen({ view, sent }: { view: OfferView; sent?: Sent }) {
  const t = useText("partners");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p>
          <TextLink href={PARTNERS}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={view.title} />
        </h1>
      </header>
      <Problem sent={sent} />
      {view.isExample && (
        <Notice tone="info" title={t("sample")}>
          <p>{t("example.text")}</p>
        </Notice>
      )}
      <OfferFacts offer={view} isMember={view.isMember} />
      <TitledSection id="terms" title={t("terms")} className="grid gap-3">
        <p dir="auto" translate="no" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {view.terms}
        </p>
        <p dir="auto" translate="no" className="max-w-prose whitespace-pre-line text-muted wrap-anywhere">
          {view.about}
        </p>
      </TitledSection>
      {!view.isExample && (
        <TitledSection id="code" title={t("claim.title")} className="grid gap-3">
          <Claim view={view} />
        </TitledSection>
      )}
    </div>
  );
}

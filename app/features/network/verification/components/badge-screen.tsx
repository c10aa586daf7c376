import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Badge } from "~/ui/badge.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice, type NoticeTone } from "~/ui/notice.tsx";
import { QrPicture } from "~/ui/qr-picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { BadgeFacts, BadgeView } from "../verification.view.server.ts";
import { useSay } from "./parts.tsx";

const TONES: Record<BadgeFacts["status"], NoticeTone> = { valid: "ok", expired: "warn", revoked: "danger" };

/** How the badge stands, first of all. */
function Status({ facts }: { facts: BadgeFacts }) {
  const t = useText("verification-case");
  const say = useSay();
  const { date, number } = useFormat();
  const level = facts.level ? t("level", { level: number(facts.level) }) : "";
  const until = facts.untilOn ? isolated(date(facts.untilOn)) : "";
  if (facts.revoked)
    return (
      <Notice tone={TONES.revoked} title={t("badge.revoked", { date: isolated(date(facts.revoked.on)) })}>
        {say(`revokedFor.${facts.revoked.because}`)}
      </Notice>
    );
  return (
    <Notice
      tone={TONES[facts.status]}
      title={t(facts.status === "valid" ? "badge.valid" : "badge.expired", { level, date: until })}
    >
      {facts.decidedOn && t("badge.decided", { date: isolated(date(facts.decidedOn)) })}
    </Notice>
  );
}

function Check({ check, agreement }: { check: BadgeFacts["checks"][number]; agreement: number | null }) {
  const t = useText("verification-case");
  const say = useSay();
  const { date, number } = useFormat();
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <strong>{say(`evidence.${check.kind}`)}</strong>
        <Badge variant={check.checked ? "default" : "secondary"}>
          {t(check.checked ? "badge.checked" : "badge.notChecked")}
        </Badge>
      </p>
      {check.checked && (
        <>
          <p>
            {check.on && t("badge.on", { date: isolated(date(check.on)), by: t("badge.byReviewer") })}
            {check.where && <> {t("badge.where", { where: isolated(check.where) })}</>}
          </p>
          {check.until && <p>{t("badge.until", { date: isolated(date(check.until)) })}</p>}
          {check.details.length > 0 && (
            <p>
              <bdi translate="no">{check.details.join(" · ")}</bdi>
            </p>
          )}
          {check.hidden && <p className="text-muted">{t("badge.hidden")}</p>}
          {check.kind === "references" && agreement !== null && (
            <p>{t("reached.agreement", { percent: number(agreement) })}</p>
          )}
        </>
      )}
    </li>
  );
}

/** What was checked of a firm, when, by whom in what role, and until when; for anybody. */
export default function BadgeScreen({ view, framed }: { view: BadgeView; framed?: boolean }) {
  const t = useText("verification-case");
  const { facts } = view;
  const firm = (
    <>
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <Typed text={facts.firm} />
      </h1>
      {facts.sample && (
        <p>
          <Badge variant="secondary">{t("sample")}</Badge>
        </p>
      )}
    </>
  );
  if (framed)
    return (
      <div className="grid gap-3 p-4">
        {firm}
        <Status facts={facts} />
        <p>
          <a href={view.page} target="_blank" rel="noopener" className="standing-link">
            {t("badge.whole")}
          </a>
        </p>
      </div>
    );
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3 border-b border-line pb-6">
        {firm}
        {facts.address && (
          <p>
            <Typed text={facts.address} />
          </p>
        )}
        <Status facts={facts} />
      </header>
      <TitledSection id="checks" title={t("badge.what")} className="grid gap-2">
        <p className="max-w-prose text-muted">{t("badge.limits")}</p>
        <ul className="grid">
          {facts.checks.map((check) => (
            <Check key={check.kind} check={check} agreement={facts.agreement} />
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="show" title={t("badge.show")} className="grid gap-3">
        <QrPicture qr={view.qr} label={t("badge.qr")} className="max-w-48" />
        <p>
          <bdi dir="ltr" className="wrap-anywhere">
            {view.address}
          </bdi>
        </p>
        <p>
          <TextLink href={view.data} data-reload>
            {t("badge.data")}
          </TextLink>
        </p>
        <Fold title={t("badge.embed")}>
          <pre dir="ltr" translate="no" className="overflow-x-auto text-sm whitespace-pre-wrap wrap-anywhere">
            <code>{view.frame}</code>
          </pre>
        </Fold>
      </TitledSection>
    </div>
  );
}

import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice, type NoticeTone } from "~/ui/notice.tsx";
import { QrPicture } from "~/ui/qr-picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { CERTIFICATE_LIMITS, WALLET } from "../certificates.limits.ts";
import type { CheckView, Verdict } from "../certificates.view.server.ts";
import { Problem, TypedField } from "./parts.tsx";

const TONES: Record<Verdict, NoticeTone> = {
  valid: "ok",
  expired: "warn",
  revoked: "danger",
  sample: "info",
  unknown: "danger",
  signedOnly: "warn",
  altered: "danger",
  otherKey: "danger",
  unreadable: "danger",
  another: "danger",
};
const FORGED: readonly Verdict[] = ["altered", "otherKey", "unreadable", "another"];

/** How a certificate stands, first of all. */
function Standing({ view }: { view: CheckView }) {
  const t = useText("certificates");
  const { date } = useFormat();
  const { verdict, facts } = view;
  const day = verdict === "revoked" ? facts?.revoked?.on : facts?.expiresOn;
  return (
    <Notice
      tone={TONES[verdict]}
      title={t(`page.verdicts.${verdict}`, {
        date: day ? isolated(date(day.slice(0, 10))) : "",
        number: isolated(view.other ?? ""),
      })}
    >
      {verdict === "unknown" && t("page.unknownText")}
      {FORGED.includes(verdict) && t("page.forgedText")}
      {facts?.revoked?.why && t("page.because", { why: isolated(facts.revoked.why) })}{" "}
      {view.signedBy && t("page.signed", { key: isolated(view.signedBy) })}
      {facts && !view.signedBy && !facts.sample && t("page.stored")}
    </Notice>
  );
}

/** What a certificate says and whether it stands, for anybody; on paper it is a card. */
export default function CheckScreen({ view, sent }: { view: CheckView; sent?: Sent }) {
  const t = useText("certificates");
  const { date, number } = useFormat();
  const { facts, said } = view;
  const form = formOf(["report"], sent);
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3 border-b border-line pb-6">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{view.heading}</h1>
        <Standing view={view} />
      </header>
      <Problem sent={sent} />
      {said && (
        <div>
          <p>{t("page.signedOnlyText")}</p>
          <p className="text-lg font-bold">
            <Typed text={said.holder} /> · <Typed text={said.title} />
          </p>
        </div>
      )}
      {facts && (
        <TitledSection id="facts" title={t("page.facts")} className="grid gap-4 sm:grid-cols-2">
          <dl className="grid content-start gap-2 text-lg">
            <div>
              <dt className="text-sm text-muted">{t("page.holder")}</dt>
              <dd className="font-bold">
                <Typed text={facts.holder} />
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{t("page.course")}</dt>
              <dd>
                <Typed text={facts.title} />, {t("page.version", { version: number(facts.version) })}
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{t("page.issuedOn")}</dt>
              <dd>{date(facts.issuedOn)}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{t("page.expiresOn")}</dt>
              <dd>{facts.expiresOn ? date(facts.expiresOn) : t("page.noEnd")}</dd>
            </div>
          </dl>
          {view.qr && <QrPicture qr={view.qr} label={t("page.qr")} className="max-w-64" />}
        </TitledSection>
      )}
      {facts && !facts.sample && (
        <TitledSection id="who" title={t("page.who")} className="grid gap-2">
          <p className="max-w-prose">{t("page.whoText", { date: isolated(date(facts.issuedOn)) })}</p>
        </TitledSection>
      )}
      <div className="grid gap-4 print:hidden">
        <p>
          <TextLink href={WALLET}>{t("page.again")}</TextLink>
        </p>
        {!view.isExample && (
          <Fold title={t("page.reportTitle")} open={form.isSent}>
            <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
              <input type="hidden" name="idem" value={form.idem ?? view.idem} />
              <TypedField
                form={form}
                name="words"
                long
                label={t("page.report")}
                hint={t("page.reportHint")}
                most={CERTIFICATE_LIMITS.words}
              />
              <Button name="intent" value="report" className="justify-self-start">
                {t("page.reportDo")}
              </Button>
            </form>
          </Fold>
        )}
      </div>
    </div>
  );
}

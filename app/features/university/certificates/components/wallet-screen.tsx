import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { CARD_FORM, CERTIFICATE_LIMITS, certificatePath, WALLET } from "../certificates.limits.ts";
import type { WalletView } from "../certificates.view.server.ts";
import { Problem, TypedField, useSay, WalletList } from "./parts.tsx";

interface WalletProps {
  view: WalletView;
  sent?: Sent;
}

/** A number, the text of a code, or a photo of it. */
function CheckForm({ sent }: { sent?: Sent }) {
  const t = useText("certificates");
  const say = useSay();
  const form = formOf(["check"], sent);
  const picture = form.error("picture");
  return (
    <form
      method="post"
      action={WALLET}
      encType="multipart/form-data"
      noValidate
      className="grid max-w-xl gap-4"
      data-reload
    >
      <TypedField form={form} name="text" label={t("check.text")} hint={t("check.textHint")} most={4_000} />
      <Field
        name="picture"
        type="file"
        accept="image/png,image/jpeg"
        label={t("check.picture")}
        hint={t("check.pictureHint")}
        error={picture && say(picture)}
      />
      <Button name="intent" value="check" size="lg" className="justify-self-start">
        {t("check.do")}
      </Button>
    </form>
  );
}

/** Which cards one link shows. */
function ShareForm({ view, sent }: WalletProps) {
  const t = useText("certificates");
  const form = formOf(["share"], sent);
  return (
    <Fold title={t("share.title")} open={form.isSent}>
      <p className="max-w-prose">{t("share.lead")}</p>
      <form method="post" action={WALLET} noValidate className="grid gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <CheckboxList
          name="items"
          legend={t("share.items")}
          options={view.lines.map((line) => ({
            value: line.id,
            text: `${line.type === "card" ? t(`kinds.${line.kind}`) : line.title} · ${line.holder}`,
          }))}
          chosen={[]}
        />
        <TypedField form={form} name="title" label={t("share.name")} most={CERTIFICATE_LIMITS.title} />
        <Button name="intent" value="share" className="justify-self-start">
          {t("share.do")}
        </Button>
      </form>
    </Fold>
  );
}

/** What was said of certificates, for administrators. */
function Reports({ view, sent }: WalletProps) {
  const t = useText("certificates");
  return (
    <TitledSection id="reports" title={t("reports.title")} className="grid gap-3">
      {view.reports.length === 0 && <p>{t("reports.none")}</p>}
      {view.reports.map((report) => {
        const form = formOf(["keep", "revoke"], sent?.fields.report === report.id ? sent : undefined);
        return (
          <form
            key={report.id}
            method="post"
            action={WALLET}
            noValidate
            className="grid max-w-xl gap-3 border-b border-line pb-4"
            data-reload
          >
            <p>
              <TextLink href={certificatePath(report.number)}>
                <bdi dir="ltr">{report.number}</bdi>
              </TextLink>{" "}
              {report.holder ? <Typed text={report.holder} /> : t("reports.noHolder")}
            </p>
            <p>
              <Typed text={report.words} />
            </p>
            <input type="hidden" name="report" value={report.id} />
            <TypedField
              form={form}
              id={`finding-${report.id}`}
              name="finding"
              label={t("reports.finding")}
              most={CERTIFICATE_LIMITS.how}
            />
            <div className="flex flex-wrap gap-3">
              <Button name="intent" value="keep" variant="outline">
                {t("reports.keep")}
              </Button>
              <Button name="intent" value="revoke" variant="outline">
                {t("reports.revoke")}
              </Button>
            </div>
          </form>
        );
      })}
    </TitledSection>
  );
}

/** Courses that were passed: the name is typed, because everybody reads it who checks the certificate. */
function Waiting({ view, sent }: WalletProps) {
  const t = useText("certificates");
  const { date } = useFormat();
  return (
    <TitledSection id="waiting" title={t("issue.title")} className="grid gap-4 print:hidden">
      <p className="max-w-prose">{t(view.signs ? "issue.lead" : "issue.unsigned")}</p>
      <ul className="grid">
        {view.waiting.map(({ enrolment, title, passedOn }) => {
          const form = formOf(["issue"], sent?.fields.enrolment === enrolment ? sent : undefined);
          return (
            <li key={enrolment} className="grid gap-3 border-b border-line py-3">
              <p>
                <b>
                  <bdi>{title}</bdi>
                </b>{" "}
                {t("issue.passed", { date: isolated(date(passedOn)) })}
              </p>
              {view.signs && view.mayWrite && (
                <form method="post" action={WALLET} noValidate className="grid max-w-xl gap-3" data-reload>
                  <input type="hidden" name="enrolment" value={enrolment} />
                  <TypedField
                    form={form}
                    id={`${enrolment}-holder`}
                    name="holder"
                    label={t("issue.holder")}
                    hint={t("issue.holderHint")}
                    most={CERTIFICATE_LIMITS.holder}
                  />
                  <Button
                    name="intent"
                    value="issue"
                    className="justify-self-start"
                    aria-label={t("issue.doOf", { course: isolated(title) })}
                  >
                    {t("issue.do")}
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}

/** Check anybody's certificate, and keep one's own cards. */
export default function WalletScreen({ view, sent }: WalletProps) {
  const t = useText("certificates");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("certifications"))}
        title={shell("screens.certifications.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <TitledSection id="check" title={t("check.title")} className="grid gap-4 print:hidden">
        <CheckForm sent={sent} />
        <Fold title={t("check.offlineTitle")}>
          <p className="max-w-prose">{t(view.signs ? "check.offline" : "check.unsigned")}</p>
          {view.signs && (
            <ul className="grid">
              <li>
                <TextLink href="/certificate-verify.html" data-reload>
                  {t("check.page")}
                </TextLink>
              </li>
              <li>
                <TextLink href="/certificate-keys.json" data-reload>
                  {t("check.keys")}
                </TextLink>
              </li>
            </ul>
          )}
        </Fold>
      </TitledSection>
      {view.admin && <Reports view={view} sent={sent} />}
      {view.waiting.length > 0 && <Waiting view={view} sent={sent} />}
      <TitledSection id="wallet" title={t("wallet.title")} className="grid gap-4">
        {view.isExample && <Notice title={t("wallet.example")} />}
        <p className="flex flex-wrap gap-x-6 print:hidden">
          {view.isMember ? (
            view.mayWrite && <TextLink href={CARD_FORM}>{t("wallet.add")}</TextLink>
          ) : (
            <TextLink href={`/auth?redirectTo=${CARD_FORM}`}>{t("wallet.signIn")}</TextLink>
          )}
        </p>
        <WalletList lines={view.lines} />
        <p className="max-w-prose text-sm text-muted print:hidden">{t("wallet.print")}</p>
        {view.mayWrite && !view.isExample && <ShareForm view={view} sent={sent} />}
      </TitledSection>
    </div>
  );
}

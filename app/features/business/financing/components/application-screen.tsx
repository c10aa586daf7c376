import { fileHref } from "~/engines/file/file.ts";
import { MOVE_INTENT, ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { typedDollars } from "~/lib/dollars.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { FieldFrame } from "~/ui/field-frame.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import {
  APPLICATION,
  APPLICATIONS,
  FACTS,
  APPLICATION_LIMITS as MOST,
  PAPERS,
} from "../application.limits.ts";
import type { ApplicationView } from "../application.view.server.ts";
import { COMPARE, withCompared } from "../financing.limits.ts";
import { FactFields, OfferFacts, Problem, Told, useAsk, useProcessTexts } from "./application-parts.tsx";

interface Props {
  view: ApplicationView;
  sent?: Sent;
}

/** What lenders will be told, and the form that changes it before. */
function Facts({ view, sent }: Props) {
  const t = useText("financing-application");
  const { application, scenario } = view;
  const form = formOf(["save"], sent, {
    ...{ topic: application.topic, firm: application.firm, amount: typedDollars(application.amountCents) },
    years: application.facts.years ?? "",
    ...Object.fromEntries(
      FACTS.filter((name) => name !== "years").map((name) => {
        const cents = application.facts[name];
        return [name, cents ? typedDollars(Number(cents)) : ""];
      }),
    ),
  });
  return (
    <TitledSection id="told" title={t("told.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("told.text")}</p>
      <Told {...application} />
      {scenario && (
        <>
          <h3 className="font-bold">{t("told.wanted")}</h3>
          <OfferFacts figures={scenario} id="wanted" />
        </>
      )}
      {application.state === "draft" && view.mayWrite && (
        <Fold title={t("told.change")} open={form.isSent}>
          <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
            <input type="hidden" name="version" value={application.version} />
            <FactFields form={form} />
            <div>
              <Button name="intent" value="save">
                {t("told.save")}
              </Button>
            </div>
          </form>
        </Fold>
      )}
    </TitledSection>
  );
}

/** The papers that lenders ask for: which are ready, and a place for more. */
function Papers({ view, sent }: Props) {
  const t = useText("financing-application");
  const say = useAsk();
  const isOpen = view.application.state === "draft" && view.mayWrite;
  const form = formOf(["file"], sent);
  const error = form.error("file");
  return (
    <TitledSection id="papers" title={t("papers.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("papers.text")}</p>
      <ul className="border-t-2 border-ink">
        {view.papers.map(({ paper, files }) => (
          <li key={paper} className="grid gap-1 border-b border-line py-2">
            <p className="flex flex-wrap items-center gap-x-3">
              <span className="font-bold">{t(`papers.names.${paper}`)}</span>
              <Badge variant={files.length > 0 ? "default" : "outline"}>
                {t(files.length > 0 ? "papers.ready" : "papers.missing")}
              </Badge>
            </p>
            {files.map((file) => (
              <form key={file.id} method="post" className="flex flex-wrap items-center gap-x-4" data-reload>
                <TextLink href={fileHref(file.id)} data-reload>
                  <bdi translate="no">{file.name}</bdi>
                </TextLink>
                {isOpen && (
                  <>
                    <input type="hidden" name="paperId" value={file.id} />
                    <Button
                      name="intent"
                      value="drop"
                      variant="ghost"
                      aria-label={t("papers.dropOf", { file: file.name })}
                    >
                      {t("papers.drop")}
                    </Button>
                  </>
                )}
              </form>
            ))}
          </li>
        ))}
      </ul>
      {isOpen && (
        <form method="post" encType="multipart/form-data" className="grid max-w-xl gap-4" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.keys.file} />
          <ChoiceField
            form={form}
            say={say}
            name="paper"
            label={t("papers.which")}
            options={PAPERS.map((value) => ({ value, text: t(`papers.names.${value}`) }))}
          />
          <FieldFrame id="file" label={t("papers.file")} hint={t("papers.hint")} error={error && say(error)}>
            <input
              id="file"
              name="file"
              type="file"
              accept="application/pdf,image/jpeg,image/png,image/webp"
              aria-describedby={error ? "file-error" : "file-hint"}
              className="min-h-12"
            />
          </FieldFrame>
          <div>
            <Button name="intent" value="file">
              {t("papers.add")}
            </Button>
          </div>
        </form>
      )}
    </TitledSection>
  );
}

function Offer({ view, offer }: { view: ApplicationView; offer: ApplicationView["offers"][number] }) {
  const t = useText("financing-application");
  const { date } = useFormat();
  const { application, lowestRate } = view;
  const { figures, lender } = offer;
  const isTaken = application.acceptedLender === offer.id;
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <h3 className="flex flex-wrap items-center gap-x-3 font-bold">
        <Typed text={lender} />
        {isTaken && <Badge>{t("offers.taken")}</Badge>}
        {figures?.rate.ok && figures.rate.percent === lowestRate && <Badge>{t("offers.lowest")}</Badge>}
      </h3>
      <p className="text-muted">
        {offer.declined
          ? t("offers.declined")
          : figures
            ? t("offers.offered", { day: offer.answeredAt ? date(offer.answeredAt) : "" })
            : t(application.state === "draft" ? "offers.notSent" : "offers.waiting")}
      </p>
      {offer.words && <Typed text={offer.words} />}
      {figures && <OfferFacts figures={figures} id={offer.id} />}
      {view.mayWrite && view.mayLink && application.state === "sent" && (
        <p>
          <TextLink
            href={`/workspace/share?link=${offer.linkId}`}
            aria-label={t("offers.linkOf", { lender })}
          >
            {t("offers.link")}
          </TextLink>
        </p>
      )}
      {view.mayWrite && application.state === "draft" && (
        <form method="post" data-reload>
          <input type="hidden" name="lenderId" value={offer.id} />
          <Button name="intent" value="unlender" variant="ghost" aria-label={t("offers.dropOf", { lender })}>
            {t("offers.drop")}
          </Button>
        </form>
      )}
      {view.mayWrite && application.state === "sent" && figures && (
        <form method="post" data-reload>
          <input type="hidden" name="idem" value={view.keys.form} />
          <input type="hidden" name="version" value={application.version} />
          <input type="hidden" name="lenderId" value={offer.id} />
          <input type="hidden" name="offerVersion" value={offer.version} />
          <Button name="intent" value="accept" aria-label={t("offers.takeOf", { lender })}>
            {t("offers.take")}
          </Button>
        </form>
      )}
    </li>
  );
}

/** Lenders, their links and what they answered. */
function Lenders({ view, sent }: Props) {
  const t = useText("financing-application");
  const say = useAsk();
  const { application, offers } = view;
  const form = formOf(["lender"], sent);
  const queries = offers.flatMap(({ figures }) => (figures ? [figures.query] : [])).slice(0, 4);
  return (
    <TitledSection id="lenders" title={t("offers.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("offers.text")}</p>
      {offers.length > 0 && (
        <ul className="border-t-2 border-ink">
          {offers.map((offer) => (
            <Offer key={offer.id} view={view} offer={offer} />
          ))}
        </ul>
      )}
      {queries.length > 1 && (
        <p>
          <TextLink href={withCompared(COMPARE, queries)}>{t("offers.compare")}</TextLink>
        </p>
      )}
      {application.state === "sent" && view.mayWrite && view.mayLink && (
        <form method="post" className="grid justify-items-start gap-2" data-reload>
          <TextLink href={`/workspace/share?type=${APPLICATION}&id=${application.id}`}>
            {t("offers.links")}
          </TextLink>
          <Button name="intent" value="links" variant="outline">
            {t("offers.linkAgain")}
          </Button>
        </form>
      )}
      {application.state === "draft" && view.mayWrite && offers.length < MOST.lenders && (
        <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.keys.lender} />
          <TypedField form={form} say={say} name="lender" label={t("offers.lender")} most={MOST.lender} />
          <div>
            <Button name="intent" value="lender" variant="outline">
              {t("offers.add")}
            </Button>
          </div>
        </form>
      )}
    </TitledSection>
  );
}

/** One application: what lenders are told, the papers, and what they offered. */
export default function ApplicationScreen({ view, sent }: Props) {
  const t = useText("financing-application");
  const texts = useProcessTexts();
  const { application, standing } = view;
  const isMove = sent?.fields.intent === MOVE_INTENT;
  return (
    <div className="sheet grid gap-10 py-8 sm:py-12">
      <header className="grid gap-3 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={APPLICATIONS} data-reload>
            {t("back")}
          </TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={application.topic} />
        </h1>
        {application.sample && (
          <p>
            <Badge variant="secondary">{t("sample")}</Badge>
          </p>
        )}
      </header>
      <Problem sent={sent} />
      {application.state === "draft" && (
        <Notice title={t("notSent")}>
          <p>{t("notSentText")}</p>
        </Notice>
      )}
      <Facts view={view} sent={sent} />
      <Papers view={view} sent={sent} />
      <Lenders view={view} sent={sent} />
      <ProcessActions
        isServed
        standing={view.mayWrite ? standing : { ...standing, choices: [] }}
        texts={texts}
        idem={view.keys.form}
        zone="UTC"
        reply={isMove ? { fields: { ...sent.fields }, errors: { ...sent.errors } } : undefined}
      />
      {view.mayWrite && application.state !== "sent" && (
        <Fold title={t("remove")}>
          <p className="max-w-prose">{t("removeText")}</p>
          <form method="post" data-reload>
            <input type="hidden" name="version" value={application.version} />
            <Button name="intent" value="remove" variant="destructive">
              {t("remove")}
            </Button>
          </form>
        </Fold>
      )}
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone="UTC" />
        </TitledSection>
      )}
    </div>
  );
}

import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { APPLICATION_LIMITS as MOST, OFFER_FIELDS } from "../application.limits.ts";
import type { AskedView } from "../application.view.server.ts";
import { OfferFacts, Problem, Told, useAsk } from "./application-parts.tsx";

interface Props {
  view: AskedView;
  sent?: Sent;
  /** The address of a file, by its id. */
  link: string;
}

function AnswerForms({ view, sent }: Props) {
  const t = useText("financing-application");
  const own = useText("financing");
  const ask = useAsk();
  const say = (key: string) => (key.startsWith("errors.") ? ask(key) : key);
  const offer = formOf(["offer"], sent, { ...view.typed, words: view.words, printedName: view.name });
  const no = formOf(["refuse"], sent, { printedName: view.name });
  return (
    <TitledSection id="answer" title={t("asked.answer")} className="grid gap-4">
      <p className="max-w-prose">{t("asked.answerText")}</p>
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="idem" value={offer.idem ?? view.idem} />
        {OFFER_FIELDS.map(({ name, type, optional }) => {
          const label = own(`fields.${name as "amount"}`);
          return (
            <TypedField
              key={name}
              {...{ form: offer, say, name, most: 24, label: optional ? own("optional", { label }) : label }}
              type={type === "whole" ? "numeric" : "decimal"}
            />
          );
        })}
        <TypedField form={offer} say={say} name="words" label={t("asked.words")} most={MOST.words} long />
        <TypedField form={offer} say={say} name="printedName" label={t("asked.name")} most={80} />
        <div>
          <Button name="intent" value="offer">
            {t("asked.offer")}
          </Button>
        </div>
      </form>
      <Fold title={t("asked.decline")} open={no.isSent}>
        <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
          <input type="hidden" name="idem" value={no.idem ?? view.idem} />
          <TypedField
            form={no}
            say={say}
            name="words"
            id="why"
            label={t("asked.why")}
            most={MOST.words}
            long
          />
          <TypedField form={no} say={say} name="printedName" id="who" label={t("asked.name")} most={80} />
          <div>
            <Button name="intent" value="refuse" variant="outline">
              {t("asked.sendDecline")}
            </Button>
          </div>
        </form>
      </Fold>
    </TitledSection>
  );
}

/** An application as a lender reads it by its link, and where it answers. */
export default function AskedScreen({ view, sent, link }: Props) {
  const t = useText("financing-application");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <Problem sent={sent} />
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="font-medium text-accent">
          {t("asked.for")} <Typed text={view.lender} />
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={view.topic} />
        </h1>
        <p className="max-w-prose text-muted">{t("asked.lead")}</p>
      </header>
      {view.state === "accepted" && <Notice tone="ok" title={t("asked.accepted")} />}
      <TitledSection id="told" title={t("asked.firm")} className="grid gap-3">
        <Told {...view} />
      </TitledSection>
      {view.wanted && (
        <TitledSection id="wanted" title={t("told.wanted")} className="grid gap-3">
          <OfferFacts figures={view.wanted} id="wanted-figures" />
        </TitledSection>
      )}
      {view.papers.length > 0 && (
        <TitledSection id="papers" title={t("papers.title")} className="grid gap-2">
          <ul>
            {view.papers.flatMap(({ paper, files }) =>
              files.map((file) => (
                <li key={file.id}>
                  {t(`papers.names.${paper}`)}:{" "}
                  <TextLink href={`/shared/${link}/financing-file/${file.id}`} data-reload>
                    <bdi translate="no">{file.name}</bdi>
                  </TextLink>
                </li>
              )),
            )}
          </ul>
        </TitledSection>
      )}
      {view.offer && (
        <TitledSection id="offered" title={t("asked.offered")} className="grid gap-3">
          <OfferFacts figures={view.offer} id="offer" />
          <p className="text-muted">{t("asked.ours")}</p>
        </TitledSection>
      )}
      {view.declined && <Notice title={t("asked.youDeclined")} />}
      {view.state === "sent" && <AnswerForms view={view} sent={sent} link={link} />}
    </div>
  );
}

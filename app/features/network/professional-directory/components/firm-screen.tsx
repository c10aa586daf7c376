import { EntryClaim } from "~/engines/directory/directory.ts";
import { mapLinks } from "~/engines/place/place.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { QrPicture } from "~/ui/qr-picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { COMPARE, DIRECTORY, FIRM_LIMITS, FORM, QUOTE } from "../directory.limits.ts";
import type { FirmView } from "../directory.view.server.ts";
import { Marks, Problem, useFacts, useSay } from "./parts.tsx";
import { Photos } from "./photos.tsx";
import { Reviews } from "./reviews.tsx";

function Facts({ view }: { view: FirmView }) {
  const t = useText("professional-directory");
  const { number } = useFormat();
  const factsOf = useFacts();
  const { firm, answers } = view;
  const rows = [
    ...factsOf(firm.facts, firm.divisions),
    [
      t("facts.answers"),
      answers
        ? t("facts.answersSaid", { count: answers.n, hours: number(Math.round(answers.hours * 10) / 10) })
        : t("facts.answersNone"),
    ] as const,
  ];
  return (
    <TitledSection id="facts" title={t("facts.title")} className="grid gap-3">
      <dl className="border-t-2 border-ink">
        {rows.map(([term, says]) => (
          <div key={term} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[12rem_1fr]">
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium">{says}</dd>
          </div>
        ))}
        {firm.facts.services && (
          <div className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[12rem_1fr]">
            <dt className="text-muted">{t("facts.services")}</dt>
            <dd>
              <Typed text={firm.facts.services} />
            </dd>
          </div>
        )}
      </dl>
    </TitledSection>
  );
}

function Evidence({ view }: { view: FirmView }) {
  const t = useText("professional-directory");
  const { date, number } = useFormat();
  const { badge } = view;
  const { licences, insurance } = view.firm.facts;
  return (
    <TitledSection id="evidence" title={t("proofs.title")} className="grid gap-3">
      <ul className="border-t-2 border-ink">
        {badge && (
          <li className="grid gap-1 border-b border-line py-3">
            <strong>{t("proofs.badge", { level: number(badge.level) })}</strong>
            <span>
              {t("proofs.badgeDays", {
                day: isolated(date(badge.decidedOn)),
                until: isolated(date(badge.untilOn)),
              })}
            </span>
            <span>
              <TextLink href={badge.href}>{t("proofs.badgeWhat")}</TextLink>
            </span>
          </li>
        )}
        {licences.map((licence) => (
          <li key={`${licence.state} ${licence.number}`} className="grid gap-1 border-b border-line py-3">
            <strong>
              {t(`classes.${licence.class}`)} · <bdi translate="no">{licence.state}</bdi>{" "}
              <bdi translate="no">{licence.number}</bdi>
            </strong>
            <span>
              {licence.seenOn ? t("proofs.seen", { day: date(licence.seenOn) }) : t("proofs.unseen")}
            </span>
          </li>
        ))}
        {licences.length === 0 && <li className="border-b border-line py-3">{t("proofs.noLicence")}</li>}
        <li className="grid gap-1 border-b border-line py-3">
          <strong>{t("facts.insurance")}</strong>
          <span>
            {insurance.status === "certificate"
              ? t("insurances.seen", { day: date(insurance.seenOn) })
              : t(`insurances.${insurance.status}`)}
          </span>
        </li>
      </ul>
      <p className="max-w-prose text-sm text-muted">{t("proofs.verify")}</p>
    </TitledSection>
  );
}

function Reach({ view }: { view: FirmView }) {
  const t = useText("professional-directory");
  const { site } = view.firm.facts;
  return (
    <TitledSection id="reach" title={t("reach.title")} className="grid gap-3">
      {view.places.map((place) => (
        <div key={`${place.latitude} ${place.longitude}`} className="grid gap-1">
          {place.called && (
            <strong>
              <Typed text={place.called} />
            </strong>
          )}
          {place.address && <Typed text={place.address} />}
          {place.hours && <Typed text={place.hours} />}
          <span className="flex flex-wrap gap-x-6">
            {place.phone && (
              <TextLink href={`tel:${place.phone.replace(/[^\d+]/g, "")}`}>
                <bdi translate="no">{place.phone}</bdi>
              </TextLink>
            )}
            <TextLink href={mapLinks(place, place.called).geo}>{t("reach.map")}</TextLink>
          </span>
        </div>
      ))}
      {site && (
        <p>
          <TextLink href={site} rel="external nofollow noopener noreferrer">
            <bdi translate="no">{site}</bdi>
          </TextLink>
        </p>
      )}
      <p>
        <TextLink href={view.card}>{t("reach.card")}</TextLink>
      </p>
      <QrPicture qr={view.qr} label={t("reach.qr")} className="max-w-40" />
    </TitledSection>
  );
}

interface Props {
  view: FirmView;
  sent?: Sent;
  /** What was sent was larger than the page takes. */
  tooLarge?: boolean;
}

const TOO_LARGE: Sent = { fields: { intent: "photo" }, errors: { photo: "errors.photo.tooLarge" } };

/** One firm: its facts with the day of each, how it is reached, and what is said of it. */
export default function FirmScreen({ view, tooLarge, ...props }: Props) {
  const sent = tooLarge ? TOO_LARGE : props.sent;
  const t = useText("professional-directory");
  const say = useSay();
  const { date } = useFormat();
  const { firm } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p>
          <TextLink href={DIRECTORY}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={firm.name} />
        </h1>
        <Marks {...firm} />
        {firm.about && <Typed text={firm.about} />}
        <p className="text-muted">
          {firm.firmSince ? t("firmSince", { day: date(firm.firmSince) }) : t("notFirm")}
        </p>
        {!view.isExample && (
          <form method="post" className="flex flex-wrap items-center gap-4" data-reload>
            <Button name="intent" value={view.isKept ? "letGo" : "keep"} variant="outline">
              {t(view.isKept ? "kept.letGo" : "kept.keep")}
            </Button>
            {view.isKept && <TextLink href={COMPARE}>{t("kept.see")}</TextLink>}
            {view.mayAsk && <TextLink href={`${QUOTE}?firm=${firm.id}`}>{t("kept.ask")}</TextLink>}
            {view.quotePage && <TextLink href={`/quote-page/${view.quotePage}`}>{t("kept.quote")}</TextLink>}
          </form>
        )}
        {view.mayWrite && (
          <p>
            <a href={`${FORM}?firm=${firm.id}`} className={buttonClass({ variant: "outline" })}>
              {t("change")}
            </a>
          </p>
        )}
      </header>
      <Problem sent={sent} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Facts view={view} />
        <Evidence view={view} />
        <Reach view={view} />
      </div>
      <Photos view={view} sent={sent} />
      <Reviews view={view} sent={sent} />
      {!view.isExample && (!firm.firmSince || view.claim) && <EntryClaim view={view} sent={sent} say={say} />}
      {view.mayWrite && (
        <details>
          <summary className="inline-flex min-h-12 cursor-pointer items-center font-medium text-danger">
            {t("remove.title")}
          </summary>
          <form method="post" className="grid justify-items-start gap-3 pt-2" data-reload>
            <p className="max-w-prose">{t("remove.text")}</p>
            <Button name="intent" value="remove" variant="destructive">
              {t("remove.sure")}
            </Button>
          </form>
        </details>
      )}
      <p className="text-sm text-muted">{t("facts.promptNote", { count: FIRM_LIMITS.promptHours })}</p>
    </div>
  );
}

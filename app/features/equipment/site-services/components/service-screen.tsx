import { ACCEPTED, fileHref } from "~/engines/file/file.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { RATINGS, SERVICE_LIMITS, SERVICES } from "../site-services.limits.ts";
import type { ServiceView } from "../site-services.view.server.ts";
import { Problem } from "./services-screen.tsx";

function Facts({ view }: { view: ServiceView }) {
  const t = useText("site-services");
  const { date, money, number } = useFormat();
  const rows: [label: string, value: string, typed?: boolean][] = [
    [t("fields.supplier"), view.supplier, true],
    [t("fields.siteName"), view.siteName, true],
    [t("fields.startsOn"), date(view.startsOn)],
    [t("fields.everyDays"), view.everyDays === 0 ? t("notServiced") : t("every", { count: view.everyDays })],
    ...(view.monthCents > 0
      ? ([
          [t("fields.month"), money(view.monthCents)],
          [t("total"), t("totalHow", { sum: money(view.totalCents), count: view.months })],
        ] as [string, string][])
      : []),
    ...(view.accessFeet === null
      ? []
      : ([[t("fields.accessFeet"), number(view.accessFeet)]] as [string, string][])),
    ...(view.rating === null
      ? []
      : ([
          [
            t("rating.title"),
            [t(`rating.of${view.rating as 1}`), view.ratingWords].filter(Boolean).join(": "),
            true,
          ],
        ] as [string, string, boolean][])),
    ...(view.note ? ([[t("fields.note"), view.note, true]] as [string, string, boolean][]) : []),
  ];
  return (
    <dl className="border-t-2 border-ink">
      {rows.map(([label, value, typed]) => (
        <div key={label} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[14rem_1fr]">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium">{typed ? <Typed text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Log({ view, sent }: { view: ServiceView; sent?: Sent }) {
  const t = useText("site-services");
  const { date } = useFormat();
  return (
    <TitledSection id="log" title={t("log.title")} className="grid gap-3">
      {view.next && <p>{t("log.next", { day: date(view.next) })}</p>}
      {view.log.length === 0 && <p className="text-muted">{t("log.none")}</p>}
      <ul className="border-t-2 border-ink">
        {view.log.map(({ dueOn, outcome, note, photo, small, open }) => {
          const wrong = sent?.fields.dueOn === dueOn ? sent.errors.photo : undefined;
          const mine = sent?.fields.dueOn === dueOn ? sent : undefined;
          return (
            <li key={dueOn} className="grid gap-2 border-b border-line py-3">
              <p className="flex flex-wrap items-center gap-x-3">
                <strong>{date(dueOn)}</strong>
                <Badge variant={outcome === "missed" ? "destructive" : "outline"}>
                  {t(outcome ? `log.${outcome}` : "log.unsaid")}
                </Badge>
                {note && <Typed text={note} />}
              </p>
              {photo && (
                <a href={fileHref(photo)} className="justify-self-start" data-reload>
                  <img
                    src={fileHref(small ?? photo)}
                    alt={t("log.photoOf", { day: isolated(date(dueOn)) })}
                    width={160}
                    height={160}
                    loading="lazy"
                    className="size-40 border border-line object-cover"
                  />
                </a>
              )}
              {view.mayWrite && open && !outcome && (
                <form
                  method="post"
                  encType="multipart/form-data"
                  noValidate
                  className="flex flex-wrap items-end gap-3"
                  data-reload
                >
                  <input type="hidden" name="dueOn" value={dueOn} />
                  <Field
                    name="said"
                    id={`said-${dueOn}`}
                    label={t("log.said")}
                    dir="auto"
                    maxLength={SERVICE_LIMITS.note}
                    defaultValue={mine?.fields.said ?? ""}
                  />
                  <Field
                    name="photo"
                    id={`photo-${dueOn}`}
                    type="file"
                    accept={ACCEPTED.picture}
                    capture="environment"
                    label={t("log.photo")}
                    hint={t("log.photoHint")}
                    error={wrong && t(wrong as Key<"site-services">)}
                  />
                  <Button name="intent" value="done" variant="outline">
                    {t("log.wasDone")}
                  </Button>
                  <Button name="intent" value="missed" variant="destructive">
                    {t("log.wasMissed")}
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

/** What was thought of it once it is off hire; it counts where suppliers stand side by side. */
function Rating({ view, sent }: { view: ServiceView; sent?: Sent }) {
  const t = useText("site-services");
  const mine = sent?.fields.intent === "rate" ? sent : undefined;
  const error = (name: string) => {
    const key = mine?.errors[name];
    return key && t(key as Key<"site-services">);
  };
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
      <input type="hidden" name="version" value={view.version} />
      <RadioTiles
        name="rating"
        legend={t("rating.legend", { supplier: isolated(view.supplier) })}
        options={RATINGS.map((value) => ({ value: String(value), text: t(`rating.of${value}`) }))}
        chosen={mine ? (mine.fields.rating ?? "") : String(view.rating ?? "")}
        error={error("rating")}
      />
      <Field
        name="words"
        label={t("rating.words")}
        dir="auto"
        maxLength={SERVICE_LIMITS.ratingWords}
        defaultValue={mine ? (mine.fields.words ?? "") : view.ratingWords}
        error={error("words")}
      />
      <Button name="intent" value="rate" variant="outline" className="justify-self-start">
        {t(view.rating === null ? "rating.do" : "rating.again")}
      </Button>
    </form>
  );
}

function Steps({ view, sent }: { view: ServiceView; sent?: Sent }) {
  const t = useText("site-services");
  const hidden = (
    <>
      <input type="hidden" name="idem" value={view.idem} />
      <input type="hidden" name="version" value={view.version} />
    </>
  );
  const changing = sent?.fields.intent === "frequency" ? sent : undefined;
  const wrong = changing?.errors.everyDays;
  return (
    <div className="grid justify-items-start gap-6">
      {view.state === "requested" && (
        <form method="post" className="flex flex-wrap gap-3" data-reload>
          {hidden}
          <Button name="intent" value="confirm">
            {t("steps.confirm")}
          </Button>
          <Button name="intent" value="cancel" variant="outline">
            {t("steps.cancel")}
          </Button>
        </form>
      )}
      {view.state === "running" && (
        <form method="post" className="grid max-w-xl justify-items-start gap-3" data-reload>
          {hidden}
          <p>{t("steps.offText")}</p>
          <Field
            name="why"
            label={t("steps.why")}
            dir="auto"
            maxLength={SERVICE_LIMITS.note}
            defaultValue={sent?.fields.why ?? ""}
          />
          <Button name="intent" value="callOff">
            {t("steps.callOff")}
          </Button>
        </form>
      )}
      {(view.state === "running" || view.state === "requested") && (
        <form method="post" noValidate className="flex flex-wrap items-end gap-3" data-reload>
          <input type="hidden" name="version" value={view.version} />
          <Field
            name="everyDays"
            label={t("fields.everyDays")}
            inputMode="numeric"
            autoComplete="off"
            error={wrong && t(wrong as Key<"site-services">)}
            defaultValue={changing ? (changing.fields.everyDays ?? "") : String(view.everyDays)}
          />
          <Button name="intent" value="frequency" variant="outline">
            {t("steps.frequency")}
          </Button>
        </form>
      )}
      {view.state === "off" && <Rating view={view} sent={sent} />}
      <form method="post" data-reload>
        <Button name="intent" value="remove" variant="link">
          {t("steps.remove")}
        </Button>
      </form>
    </div>
  );
}

/** That whoever brings it is not cleared for the site: said, and nothing is stopped by it. */
function Flag({ view }: { view: ServiceView }) {
  const t = useText("site-services");
  const { flag } = view;
  if (!flag) return null;
  return (
    <Notice tone="warn" title={t("gate.title", { firm: isolated(flag.name) })}>
      <p>{t("gate.lacks", { lacks: flag.lacks.join(" · ") })}</p>
      <p>
        {t("gate.text")} <TextLink href={flag.href}>{t("gate.open")}</TextLink>
      </p>
    </Notice>
  );
}

/** One service: what it is, whether it came when it was due, and the call that ended it. */
export default function ServiceScreen({
  view,
  tooLarge,
  sent: posted,
}: {
  view: ServiceView;
  /** What was sent was too large to be read. */
  tooLarge?: boolean;
  sent?: Sent;
}) {
  const t = useText("site-services");
  const { moment } = useFormat();
  // What was not read says nothing of its day: the message leads to the log.
  const sent: Sent | undefined = tooLarge
    ? { fields: { intent: "missed" }, errors: {}, problem: "errors.photo.tooLarge" }
    : posted;
  const dueOn = sent?.fields.dueOn;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p>
          <TextLink href={SERVICES}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">{view.heading}</h1>
        <p className="flex flex-wrap items-center gap-x-3">
          <Badge variant={view.state === "running" ? "default" : "outline"}>
            {t(`states.${view.state as "off"}`)}
          </Badge>
          {view.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        </p>
      </header>
      <Problem
        sent={sent}
        anchor={(field) =>
          field === "rating"
            ? "rating-1"
            : field === "said" || field === "photo"
              ? `${field}-${dueOn}`
              : field
        }
      />
      <Flag view={view} />
      {view.off && (
        <Notice tone="ok" title={t("off.title")}>
          <p>
            <strong>
              <bdi translate="no" dir="ltr">
                {view.off.number}
              </bdi>
            </strong>{" "}
            · {moment(view.off.at, view.siteZone)}
          </p>
          <p>{t("off.text")}</p>
        </Notice>
      )}
      <Facts view={view} />
      <Log view={view} sent={sent} />
      {view.mayWrite && <Steps view={view} sent={sent} />}
    </div>
  );
}

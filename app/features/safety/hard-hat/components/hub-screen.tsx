import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Icon, type IconName } from "~/ui/icon.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ACTS, type Act, QUESTIONS } from "../hard-hat.limits.ts";
import type { HubView } from "../hard-hat.view.server.ts";
import { Deliveries } from "./deliveries-part.tsx";
import { Hazard } from "./hazard-part.tsx";
import { type PartProps, useSay } from "./hub-parts.ts";
import { Press } from "./press.tsx";

const ICONS: Record<Act, IconName> = {
  clock: "rotate-cw",
  tasks: "list-checks",
  talk: "clipboard-check",
  hazard: "triangle-alert",
  ask: "message-circle",
  card: "map-pin",
};

interface HubProps {
  view: HubView;
  /** What is open below the six buttons. */
  act?: Act;
  /** The address of the page, without what is open. */
  path: string;
  /** Where the clock of the link is. */
  clock: string;
  /** Where it stands under the heading of another page. */
  heading?: "h1" | "h2";
  sent?: Sent;
  tooLarge?: boolean;
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "talk", "delivery", "worker", "hazard", "question", "verdict"];

export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("hard-hat-zone");
  return <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={HIDDEN} />;
}

const pageOf = ({ view, path }: PartProps) => ({ path, idem: view.idem, disabled: view.isExample });

function Tasks({ view, path }: PartProps) {
  const t = useText("hard-hat-zone");
  return (
    <>
      {view.tasks.length === 0 && <p className="text-lg">{t("tasks.none")}</p>}
      <ol className="list-decimal space-y-2 ps-8 text-xl font-bold">
        {view.tasks.map((task) => (
          <li key={task}>
            <Typed text={task} />
          </li>
        ))}
      </ol>
      {view.isPlanned && <p className="text-sm text-muted">{t("tasks.planned")}</p>}
      {view.deliveries.length > 0 && (
        <>
          <h3 className="text-lg font-bold">{t("deliveries.title")}</h3>
          <Deliveries
            {...pageOf({ view, path })}
            deliveries={view.deliveries}
            workers={view.workers}
            zone={view.zone}
          />
        </>
      )}
      {view.hazards && (
        <p className="text-lg">
          <strong>{t("tasks.hazards")}:</strong> <Typed text={view.hazards} />
        </p>
      )}
      <h3 className="text-lg font-bold">{t("tasks.ppe")}</h3>
      <ul className="grid list-disc gap-1 ps-6 text-lg">
        {view.ppe.map((ppe) => (
          <li key={ppe}>{t(`ppe.${ppe}`)}</li>
        ))}
        {view.sitePpe && (
          <li>
            <Typed text={view.sitePpe} />
          </li>
        )}
      </ul>
      <p className="text-sm text-muted">{t("tasks.ppeFrom")}</p>
    </>
  );
}

function Talk({ view, path }: PartProps) {
  const t = useText("hard-hat-zone");
  const { talk } = view;
  if (!talk) return <p className="text-lg">{t("talk.none")}</p>;
  return (
    <>
      <div lang={talk.language} className="grid gap-2">
        <h3 className="text-xl font-bold">
          <bdi>{talk.title}</bdi>
        </h3>
        <ul className="grid list-disc gap-1 ps-6 text-lg">
          {talk.points.map((point) => (
            <li key={point}>
              <bdi>{point}</bdi>
            </li>
          ))}
        </ul>
      </div>
      {talk.hazards && (
        <p className="text-lg">
          <strong>{t("tasks.hazards")}:</strong> <Typed text={talk.hazards} />
        </p>
      )}
      <p className="text-lg font-bold">{t("talk.sign")}</p>
      <div className="grid gap-3">
        {view.workers.map(({ id, name }) => (
          <Press key={id} {...pageOf({ view, path })} fields={{ intent: "sign", talk: talk.id, worker: id }}>
            <Typed text={name} />
          </Press>
        ))}
      </div>
    </>
  );
}

function Ask({ view, path }: PartProps) {
  const t = useText("hard-hat-zone");
  return (
    <>
      {view.card.phone && (
        <p>
          <a
            href={`tel:${view.card.phone.replace(/[^+\d]/g, "")}`}
            className="pressable button inline-flex min-h-14 w-full items-center justify-center rounded-control border border-control bg-surface px-5 text-lg font-bold"
          >
            {t("ask.call")}{" "}
            <bdi translate="no" className="ms-2">
              {view.card.phone}
            </bdi>
          </a>
        </p>
      )}
      <h3 className="text-lg font-bold">{t("ask.foreman")}</h3>
      <div className="grid gap-3">
        {QUESTIONS.map((question) => (
          <Press key={question} {...pageOf({ view, path })} fields={{ intent: "ask", question }}>
            {t(`questions.${question}`)}
          </Press>
        ))}
      </div>
      <p>
        <TextLink href="/ai-hub" className="min-h-14 text-lg">
          {t("ask.joe")}
        </TextLink>
      </p>
      <h3 className="text-lg font-bold">{t("ask.thank")}</h3>
      <div className="grid gap-3">
        <Press {...pageOf({ view, path })} fields={{ intent: "thank", worker: "" }}>
          {t("ask.all")}
        </Press>
        {!view.isOwn &&
          view.workers.map(({ id, name }) => (
            <Press key={id} {...pageOf({ view, path })} fields={{ intent: "thank", worker: id }}>
              <Typed text={name} />
            </Press>
          ))}
      </div>
    </>
  );
}

function Card({ view }: PartProps) {
  const t = useText("hard-hat-zone");
  const { card } = view;
  const lines = (["address", "gate", "hospital", "muster", "contacts"] as const).filter((name) => card[name]);
  return (
    <>
      <p className="text-2xl font-bold">
        {t("card.call")}{" "}
        <span dir="ltr" translate="no">
          {["911", "112", "101"].map((number) => (
            <a key={number} href={`tel:${number}`} className="standing-link min-h-14 px-3 text-2xl">
              {number}
            </a>
          ))}
        </span>
      </p>
      <dl className="grid gap-3 text-lg">
        {lines.map((name) => (
          <div key={name}>
            <dt className="font-bold">{t(`card.${name}`)}</dt>
            <dd>
              <Typed text={card[name]} />
            </dd>
          </div>
        ))}
      </dl>
      {lines.length === 0 && <p className="text-lg">{t("card.none")}</p>}
      <p className="text-sm text-muted">{t("card.verify")}</p>
    </>
  );
}

const hours = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
const WEEK_MINUTES = 40 * 60;

/** Six buttons, and below them what is open: everything that a worker with gloves needs, for whoever has the crew's link. */
export default function HubScreen({
  view,
  act,
  path,
  clock,
  heading: Heading = "h1",
  sent,
  tooLarge,
}: HubProps) {
  const t = useText("hard-hat-zone");
  return (
    <div className="sheet grid gap-6 py-6">
      <header className="grid gap-1">
        <Heading className="flex flex-wrap items-center gap-2 text-2xl font-bold wrap-anywhere">
          <Typed text={view.crew.name} />
          {view.isExample && <Badge>{t("sample")}</Badge>}
        </Heading>
        {view.crew.siteName && (
          <p className="text-lg text-muted">
            <Typed text={view.crew.siteName} />
          </p>
        )}
        {view.minutes !== undefined && (
          <p className="text-lg">
            {t("hours", { hours: hours(view.minutes) })}
            {view.minutes > WEEK_MINUTES && <> {t("over", { hours: hours(view.minutes - WEEK_MINUTES) })}</>}
          </p>
        )}
      </header>
      {view.isExample && <Notice tone="info" title={t("example")} />}
      <Problem sent={sent} />
      <nav aria-label={t("acts.label")} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {ACTS.map((one) => (
          <a
            key={one}
            data-act={one}
            href={one === "clock" ? clock : `${path}?show=${one}#open`}
            aria-current={one === act ? "true" : undefined}
            data-reload
            className="pressable flex min-h-24 flex-col items-center justify-center gap-2 rounded-control border-2 border-control bg-surface p-3 text-center text-lg font-bold wrap-anywhere hover:bg-sunken aria-current:border-accent aria-current:bg-tint"
          >
            <Icon name={ICONS[one]} className="size-8" />
            {t(`acts.${one}`)}
          </a>
        ))}
      </nav>
      {act && act !== "clock" && (
        <TitledSection id="open" title={t(`acts.${act}`)} className="grid scroll-mt-4 gap-4">
          {act === "tasks" && <Tasks view={view} path={path} />}
          {act === "talk" && <Talk view={view} path={path} />}
          {act === "hazard" && <Hazard view={view} path={path} sent={sent} tooLarge={tooLarge} />}
          {act === "ask" && <Ask view={view} path={path} />}
          {act === "card" && <Card view={view} path={path} />}
        </TitledSection>
      )}
    </div>
  );
}

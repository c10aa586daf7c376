import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { type Act, CREW, crewPage, HARD_HAT_LIMITS, ZONE } from "../hard-hat.limits.ts";
import type { HubView, ZoneView } from "../hard-hat.view.server.ts";
import { Deliveries } from "./deliveries-part.tsx";
import HubScreen, { Problem } from "./hub-screen.tsx";

interface ZoneProps {
  view: ZoneView;
  /** The example, where no crew is chosen. */
  hub?: HubView;
  act?: Act;
  sent?: Sent;
}

const FIELDS = ["task1", "task2", "task3", "phone", "muster", "hospital"] as const;
const MOST = {
  ...{ task1: HARD_HAT_LIMITS.task, task2: HARD_HAT_LIMITS.task, task3: HARD_HAT_LIMITS.task },
  ...{ phone: HARD_HAT_LIMITS.phone, muster: HARD_HAT_LIMITS.place, hospital: HARD_HAT_LIMITS.place },
};

function Own({ view, own, sent }: ZoneProps & { own: NonNullable<ZoneView["own"]> }) {
  const t = useText("hard-hat-zone");
  const { moment } = useFormat();
  const error = (name: string) => sent?.errors[name] && t(sent.errors[name] as Key<"hard-hat-zone">);
  return (
    <>
      <p>
        <TextLink href={ZONE} data-reload>
          {t("zone.all")}
        </TextLink>
      </p>
      <TitledSection id="board" title={t("board.title")} className="grid gap-4">
        <p className="text-lg font-bold">
          <Typed text={own.name} /> {own.sample && <Badge>{t("sample")}</Badge>}
        </p>
        <form method="post" action={crewPage(own.id)} noValidate className="grid max-w-2xl gap-4" data-reload>
          <input type="hidden" name="version" value={own.version} />
          {FIELDS.map((name) => (
            <Field
              key={name}
              name={name}
              label={t(`board.${name}`)}
              hint={name === "task1" ? t("board.planned") : undefined}
              error={error(name)}
              defaultValue={sent ? (sent.fields[name] ?? "") : own.fields[name]}
              maxLength={MOST[name]}
              disabled={view.readOnly}
              dir="auto"
              autoComplete="off"
            />
          ))}
          {!view.readOnly && (
            <Button name="intent" value="board" size="lg" className="justify-self-start">
              {t("board.save")}
            </Button>
          )}
        </form>
        {view.mayShare ? (
          <p>
            <TextLink href={`/workspace/share?type=${CREW}&id=${own.id}`}>{t("zone.share")}</TextLink>
          </p>
        ) : (
          <p>{t("zone.shareNeeds")}</p>
        )}
        <p className="max-w-prose text-sm text-muted">{t("zone.shareHow")}</p>
      </TitledSection>
      {own.deliveries.length > 0 && (
        <TitledSection id="deliveries" title={t("deliveries.title")} className="grid max-w-2xl gap-4">
          <Deliveries
            path={crewPage(own.id)}
            idem={own.idem}
            disabled={view.readOnly}
            deliveries={own.deliveries}
            workers={own.workers}
            zone={own.zone}
          />
        </TitledSection>
      )}
      <TitledSection id="notes" title={t("notes.title")} className="grid gap-4">
        {own.notes.length === 0 && <p>{t("notes.none")}</p>}
        <ul className="grid gap-2">
          {own.notes.map((note) => (
            <li key={note.id} className="flex flex-wrap items-center gap-x-4 border-b border-line pb-2">
              <Badge>{t(`notes.${note.kind}`)}</Badge>
              {note.words && <Typed text={note.words} />}
              {note.kind === "thanks" &&
                (note.name ? <Typed text={note.name} /> : <span>{t("ask.all")}</span>)}
              <span className="text-sm text-muted">{moment(note.createdAt, "UTC")}</span>
            </li>
          ))}
        </ul>
      </TitledSection>
    </>
  );
}

/** The page of a crew: what the foreman writes on it, and how it looks. */
export default function ZoneScreen({ view, hub, act, sent }: ZoneProps) {
  const t = useText("hard-hat-zone");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("hardHatZone"))} title={shell("screens.hardHatZone.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {view.own && <Own view={view} own={view.own} sent={sent} />}
      {!view.own && (
        <TitledSection id="crews" title={t("zone.title")} className="grid gap-4">
          {view.crews.length === 0 && <p>{t("zone.none")}</p>}
          <ul className="grid gap-2">
            {view.crews.map((crew) => (
              <li key={crew.id}>
                <TextLink href={crewPage(crew.id)} data-reload>
                  <Typed text={crew.name} />
                </TextLink>{" "}
                {crew.sample && <Badge>{t("sample")}</Badge>}
              </li>
            ))}
          </ul>
          <p>
            <TextLink href={screen("workforceTracking").path}>{t("zone.make")}</TextLink>
          </p>
        </TitledSection>
      )}
      {hub && (
        <section aria-label={t("sample")} className="rounded-control border border-line">
          <HubScreen view={hub} act={act} path={ZONE} clock="/workforce-crew/sample" heading="h2" />
        </section>
      )}
    </div>
  );
}

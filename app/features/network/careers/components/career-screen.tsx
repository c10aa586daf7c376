import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { LANGUAGES } from "~/i18n/languages.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { CAREER_FORM, CAREERS, cvPagePath, cvPath, resumePath } from "../career.limits.ts";
import type { CareerView } from "../career.view.server.ts";
import { Endorsements } from "./endorsements.tsx";
import { Problem, Strength, useDuration } from "./parts.tsx";

const List = ({ children }: { children: ReactNode }) => <ul className="border-t-2 border-ink">{children}</ul>;
const Item = ({ children }: { children: ReactNode }) => (
  <li className="grid gap-1 border-b border-line py-3">{children}</li>
);

/** From when to when, or since when. */
function Span({ from, to }: { from: string; to: string }) {
  const t = useText("careers");
  const { month } = useFormat();
  return <>{t(to ? "span.closed" : "span.open", { from: month(from), to: to && month(to) })}</>;
}

function Roles({ view }: { view: CareerView }) {
  const t = useText("careers");
  const duration = useDuration();
  return (
    <TitledSection id="roles" title={t("parts.roles")} className="grid gap-3">
      {view.experience.all > 0 && <p>{t("experience.all", { duration: duration(view.experience.all) })}</p>}
      <List>
        {view.roles.map((role) => (
          <Item key={`${role.from} ${role.title} ${role.firm}`}>
            <strong>
              <Typed text={role.title} />
            </strong>
            <span>
              {role.firm && (
                <>
                  <Typed text={role.firm} /> ·{" "}
                </>
              )}
              {t(`trades.${role.trade}`)}
            </span>
            <span className="text-sm text-muted">
              <Span from={role.from} to={role.to} /> · {duration(role.months)}
            </span>
            {role.used.length > 0 && (
              <span className="text-sm">
                {role.used.map((skill, n) => (
                  <span key={skill}>
                    {n > 0 && ", "}
                    <Typed text={skill} />
                  </span>
                ))}
              </span>
            )}
          </Item>
        ))}
      </List>
    </TitledSection>
  );
}

function Skills({ view }: { view: CareerView }) {
  const t = useText("careers");
  const duration = useDuration();
  const { number } = useFormat();
  const { skills, trades } = view.experience;
  return (
    <TitledSection id="skills" title={t("parts.skills")} className="grid gap-3">
      <p className="max-w-prose text-sm text-muted">{t("experience.how")}</p>
      {trades.length > 0 && (
        <p>{trades.map(({ of, months }) => `${t(`trades.${of}`)}: ${duration(months)}`).join(" · ")}</p>
      )}
      <List>
        {skills.map(({ of, months, by, weight }) => (
          <li key={of} className="grid gap-1 border-b border-line py-2">
            <span className="flex flex-wrap justify-between gap-x-4">
              <Typed text={of} />
              <span className="text-muted">{months > 0 ? duration(months) : t("experience.unsaid")}</span>
            </span>
            {by.length > 0 && (
              <span className="text-sm">
                {t("endorse.by", { count: by.length, weight: number(weight) })}{" "}
                {by.map(({ shownAs, relation }, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may be called alike
                  <span key={n}>
                    {n > 0 && ", "}
                    <Typed text={shownAs} /> ({t(`endorse.relations.${relation}`)})
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </List>
    </TitledSection>
  );
}

function Tickets({ view }: { view: CareerView }) {
  const t = useText("careers");
  const { date } = useFormat();
  return (
    <TitledSection id="tickets" title={t("parts.tickets")} className="grid gap-3">
      <List>
        {view.tickets.map(({ kind, called, until, state }) => (
          <Item key={`${kind} ${called} ${until}`}>
            <strong>{kind === "other" ? <Typed text={called} /> : t(`tickets.${kind}`)}</strong>
            {kind !== "other" && called && <Typed text={called} />}
            <span>
              <Badge
                variant={state === "expired" ? "destructive" : state === "runsOut" ? "secondary" : "outline"}
              >
                {t(`ticketStates.${state}`, { day: until && date(until) })}
              </Badge>
            </span>
          </Item>
        ))}
      </List>
      <p className="max-w-prose text-sm text-muted">{t("ticketsSaid")}</p>
    </TitledSection>
  );
}

function Rest({ view }: { view: CareerView }) {
  const t = useText("careers");
  const { month, all } = useFormat();
  const { projects, schools, languages, place } = view.shown;
  return (
    <>
      {projects.length > 0 && (
        <TitledSection id="projects" title={t("parts.projects")} className="grid gap-3">
          <List>
            {projects.map(({ called, year, did }) => (
              <Item key={`${year} ${called}`}>
                <strong>
                  <Typed text={called} />
                </strong>
                {year && <span className="text-sm text-muted">{year}</span>}
                {did && <Typed text={did} />}
              </Item>
            ))}
          </List>
        </TitledSection>
      )}
      {schools.length > 0 && (
        <TitledSection id="schools" title={t("parts.schools")} className="grid gap-3">
          <List>
            {schools.map(({ school, course, ended }) => (
              <Item key={`${ended} ${school} ${course}`}>
                <strong>
                  <Typed text={school} />
                </strong>
                {course && <Typed text={course} />}
                {ended && <span className="text-sm text-muted">{month(ended)}</span>}
              </Item>
            ))}
          </List>
        </TitledSection>
      )}
      {(languages.length > 0 || place) && (
        <TitledSection id="about" title={t("parts.about")} className="grid gap-1">
          {languages.length > 0 && <p>{all(languages.map((language) => t(`languages.${language}`)))}</p>}
          {place?.called && (
            <p>
              <Typed text={place.called} />
            </p>
          )}
        </TitledSection>
      )}
    </>
  );
}

/** One person: what they did and for how long, what they can, and what they show at the gate. */
export default function CareerScreen({ view, sent }: { view: CareerView; sent?: Sent }) {
  const t = useText("careers");
  const { all } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p>
          <TextLink href={CAREERS}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={view.name} />
        </h1>
        <p className="text-lg">
          <Typed text={view.shown.headline} />
        </p>
        <span className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
          {view.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          {view.shown.openTo.map((what) => (
            <Badge key={what}>{t(`open.${what}`)}</Badge>
          ))}
        </span>
        {view.about && <Typed text={view.about} />}
        <p className="text-sm text-muted">{t("said")}</p>
        {view.reach && (
          <p>
            <TextLink href={view.reach.href}>
              <bdi translate="no">{view.reach.text}</bdi>
            </TextLink>
          </p>
        )}
        <ul className="flex flex-wrap gap-x-6">
          {LANGUAGES.map((language) => (
            <li key={`page ${language}`}>
              <TextLink href={cvPagePath(view.id, language)}>
                {t("cv.page", { language: t(`languages.${language}`) })}
              </TextLink>
            </li>
          ))}
          {LANGUAGES.map((language) => (
            <li key={language}>
              <TextLink href={cvPath(view.id, language)}>
                {t("cv.pdf", { language: t(`languages.${language}`) })}
              </TextLink>
            </li>
          ))}
          <li>
            <TextLink href={resumePath(view.id)}>{t("cv.resume")}</TextLink>
          </li>
        </ul>
        {view.mayKeep && (
          <form method="post" data-reload>
            <Button name="intent" value={view.isKept ? "letGo" : "keep"} variant="outline">
              {t(view.isKept ? "kept.letGo" : "kept.keep")}
            </Button>
          </form>
        )}
      </header>
      <Problem sent={sent} />
      {view.isOwn && (
        <Notice title={t(view.isHidden ? "own.hidden" : "own.shown")}>
          {view.hides.length > 0 && (
            <p>{t("own.hides", { parts: all(view.hides.map((part) => t(`parts.${part}`))) })}</p>
          )}
          {view.strength && <Strength strength={view.strength} />}
          <p>
            <a href={CAREER_FORM} className={buttonClass({ variant: "outline" })}>
              {t("own.change")}
            </a>
          </p>
        </Notice>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        {view.roles.length > 0 && <Roles view={view} />}
        {view.experience.skills.length > 0 && <Skills view={view} />}
        {view.tickets.length > 0 && <Tickets view={view} />}
        <Rest view={view} />
      </div>
      {!view.isExample && view.experience.skills.length > 0 && <Endorsements view={view} sent={sent} />}
      {view.isOwn && (
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
    </div>
  );
}

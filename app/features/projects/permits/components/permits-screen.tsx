import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { PERMITS, permitPath, WIZARD } from "../permits.limits.ts";
import type { PermitsView } from "../permits.view.server.ts";
import { Authorities } from "./authorities-part.tsx";
import { formOf, Problem } from "./form-parts.tsx";
import { LastDay } from "./last-day.tsx";
import { PermitFields } from "./permit-fields.tsx";
import { useStates } from "./use-permit-texts.ts";

interface PermitsScreenProps {
  view: PermitsView;
  sent?: Sent;
}

const addressOf = ({ state, project, authority }: PermitsView["filter"], page = 1) => {
  const query = new URLSearchParams();
  if (state) query.set("state", state);
  if (project) query.set("project", project);
  if (authority) query.set("authority", authority);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return `${PERMITS}${text ? `?${text}` : ""}`;
};

function Filter({ view }: { view: PermitsView }) {
  const t = useText("permits");
  const states = useStates();
  const { filter } = view;
  const all = view.states.reduce((sum, { count }) => sum + count, 0);
  const links = [{ state: "", count: all }, ...view.states];
  return (
    <nav aria-label={t("filter")} className="flex flex-wrap gap-x-5">
      {links.map(({ state, count }) => (
        <a
          key={state}
          href={addressOf({ ...filter, state })}
          aria-current={state === filter.state ? "true" : undefined}
          className="inline-flex min-h-12 items-center underline aria-[current]:font-bold"
        >
          {t("filterLine", { state: state ? states(state) : t("all"), number: count })}
        </a>
      ))}
      {filter.project && <TextLink href={addressOf({ ...filter, project: "" })}>{t("allProjects")}</TextLink>}
      {filter.authority && (
        <TextLink href={addressOf({ ...filter, authority: "" })}>{t("authorities.all")}</TextLink>
      )}
    </nav>
  );
}

function List({ list }: Pick<PermitsView, "list">) {
  const t = useText("permits");
  const { date } = useFormat();
  const states = useStates();
  return (
    <ul className="border-t-2 border-ink">
      {list.map((permit) => (
        <li key={permit.id} className="grid gap-1 border-b border-line py-3">
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            <a
              href={permitPath(permit.id)}
              className="inline-flex min-h-12 items-center text-lg font-bold underline wrap-anywhere"
            >
              <bdi translate="no">{permit.name}</bdi>
            </a>
            <span className="flex flex-wrap gap-2">
              {permit.sample && <Badge variant="secondary">{t("sample")}</Badge>}
              <Badge>{states(permit.state)}</Badge>
            </span>
          </p>
          <p className="flex flex-wrap gap-x-4 text-sm text-muted">
            <span>{t(`types.${permit.recordType}`)}</span>
            {[permit.jurisdiction, permit.number].filter(Boolean).map((text) => (
              <bdi key={text} translate="no" className="wrap-anywhere">
                {text}
              </bdi>
            ))}
            <span>{t("facts.inState", { count: permit.daysInState })}</span>
            {permit.nextInspection && (
              <span>{t("facts.next", { date: isolated(date(permit.nextInspection)) })}</span>
            )}
            {permit.openCorrections > 0 && (
              <span className="font-medium">
                {t("facts.repeats", { count: Number(permit.openCorrections) })}
              </span>
            )}
            <LastDay lastDay={permit.lastDay} daysLeft={permit.daysLeft} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The permits of a workspace, and a form that begins one. */
export default function PermitsScreen({ view, sent }: PermitsScreenProps) {
  const t = useText("permits");
  const shell = useText("shell");
  const { filter, page, pages } = view;
  const form = formOf("create", sent, { begin: { project: filter.project, recordType: view.type } });
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("permitTracking"))}
        title={shell("screens.permitTracking.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={WIZARD}>{t("toWizard")}</TextLink>
        {view.count > 0 && (
          <TextLink href={`${PERMITS}.csv`} download>
            {t("csv")}
          </TextLink>
        )}
      </p>
      {view.states.length > 0 && <Filter view={view} />}
      {view.list.length > 0 ? (
        <TitledSection id="list" title={t("list")} className="grid gap-3">
          <List list={view.list} />
          {pages > 1 && (
            <Pagination
              label={t("list")}
              position={t("page", { page: page + 1, pages })}
              previous={page > 0 ? { href: addressOf(filter, page), text: t("previous") } : undefined}
              next={page + 1 < pages ? { href: addressOf(filter, page + 2), text: t("next") } : undefined}
            />
          )}
        </TitledSection>
      ) : (
        <EmptyState
          title={t("empty")}
          action={<TextLink href={permitPath("sample")}>{t("sample")}</TextLink>}
        >
          <p>{t("emptyText")}</p>
        </EmptyState>
      )}
      <Authorities authorities={view.authorities} />
      {!view.readOnly && (
        <TitledSection id="new" title={t("newTitle")} className="grid gap-5">
          <form method="post" action={PERMITS} noValidate className="grid max-w-xl gap-5" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <PermitFields
              form={form}
              projects={view.projects}
              places={view.authorities.map(({ name }) => name)}
            />
            <Button name="intent" value="create" className="justify-self-start">
              {t("make")}
            </Button>
          </form>
        </TitledSection>
      )}
    </div>
  );
}

import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import {
  COMPLIANCE,
  COMPLIANCE_LIMITS,
  EXAMPLE,
  gatePath,
  itemPath,
  subjectPath,
} from "../compliance.limits.ts";
import type { BoardView } from "../compliance.view.server.ts";
import { SETS } from "../requirements.ts";
import { CellBadge, ChoiceField, Entry, Problem, ProjectField, TypedField } from "./form-parts.tsx";

const addressOf = (project: string, page = 1) => {
  const query = new URLSearchParams();
  if (project) query.set("project", project);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return `${COMPLIANCE}${text ? `?${text}` : ""}`;
};

function Filter({ view }: { view: BoardView }) {
  const t = useText("compliance");
  if (view.projects.length === 0) return null;
  return (
    <nav aria-label={t("filter")} className="flex flex-wrap gap-x-5">
      {[{ id: "", name: t("all") }, ...view.projects].map(({ id, name }) => (
        <a
          key={id}
          href={addressOf(id)}
          aria-current={id === view.project ? "true" : undefined}
          className="inline-flex min-h-12 items-center underline wrap-anywhere aria-[current]:font-bold"
        >
          {id ? <Typed text={name} /> : name}
        </a>
      ))}
    </nav>
  );
}

/** One firm, worker or machine: may it enter, what is missing, and every requirement with its day. */
function Row({ row }: { row: BoardView["rows"][number] }) {
  const t = useText("compliance");
  const missing = row.lacking.map(({ kind }) => t(`kinds.${kind}`)).join(", ");
  return (
    <li
      className={`grid gap-3 border-b border-s-8 border-line py-4 ps-3 ${row.cleared ? "border-s-ok" : "border-s-danger"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <a
          href={subjectPath(row.id)}
          className="inline-flex min-h-12 items-center text-lg font-bold underline wrap-anywhere"
        >
          <Typed text={row.called} />
        </a>
        <span className="flex flex-wrap items-center gap-3">
          <Badge variant="outline">{t(`subjectKinds.${row.kind}`)}</Badge>
          {row.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          <Entry cleared={row.cleared} />
        </span>
      </div>
      {missing && <p className="font-medium">{t("lacking", { what: missing })}</p>}
      {row.cells.length === 0 && <p className="text-muted">{t("nothingAsked")}</p>}
      {row.lapsed !== undefined && row.lapsed > 0 && (
        <p className="text-danger">{t("lapsed", { count: row.lapsed })}</p>
      )}
      {/* A phone shows what is missing, and the rest on the page of each. */}
      <ul className="hidden gap-x-6 sm:grid sm:grid-cols-2 lg:grid-cols-3">
        {row.cells.map((cell) => (
          <li
            key={cell.id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-1"
          >
            <a href={itemPath(cell.id)} className="inline-flex min-h-12 items-center underline">
              {t(`kinds.${cell.kind}`)}
            </a>
            <CellBadge cell={cell} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Gates({ view, sent }: { view: BoardView; sent?: Sent }) {
  const t = useText("compliance");
  const form = formOf(["gate"], sent, { gateProject: view.project });
  return (
    <TitledSection id="gates" title={t("gate.title")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("gate.text")}</p>
      <ul className="grid">
        {(view.isExample
          ? [{ id: EXAMPLE, called: t("gate.sample"), sample: false }, ...view.gates]
          : view.gates
        ).map((gate) => (
          <li key={gate.id} className="flex flex-wrap items-center gap-3">
            <a href={gatePath(gate.id)} className="inline-flex min-h-12 items-center font-bold underline">
              <Typed text={gate.called} />
            </a>
            {gate.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          </li>
        ))}
      </ul>
      {!view.readOnly && (
        <form method="post" action={COMPLIANCE} noValidate className="grid max-w-xl gap-4" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <TypedField
            form={form}
            name="gateName"
            label={t("fields.gateName")}
            most={COMPLIANCE_LIMITS.name}
          />
          <ProjectField form={form} name="gateProject" projects={view.projects} />
          <Button name="intent" value="gate" variant="outline" className="justify-self-start">
            {t("gate.make")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

/** Who may be on site: the blocked first, with what is missing, and every requirement as it stands. */
export default function BoardScreen({ view, sent }: { view: BoardView; sent?: Sent }) {
  const t = useText("compliance");
  const shell = useText("shell");
  const form = formOf(["create"], sent, { project: view.project });
  const query = view.project ? `?project=${encodeURIComponent(view.project)}` : "";
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("compliance"))} title={shell("screens.compliance.title")}>
        <p>{t("lead")}</p>
        <p className="text-muted">{t("verify")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {view.isExample && (
        <Notice title={t("exampleTitle")}>
          <p>{t("exampleText")}</p>
        </Notice>
      )}
      <Filter view={view} />
      <TitledSection id="matrix" title={t("matrix")} className="grid gap-3">
        {!view.isExample && (
          <>
            <ul className="flex flex-wrap gap-x-6 text-lg font-bold">
              <li className="text-danger">{t("blockedCount", { count: view.blocked })}</li>
              <li className="text-ok">{t("clearedCount", { count: view.cleared })}</li>
            </ul>
            <ul className="flex flex-wrap gap-x-6">
              <li>
                <TextLink href={`${COMPLIANCE}.csv${query}`} download>
                  {t("csv")}
                </TextLink>
              </li>
              <li>
                <TextLink href={`${COMPLIANCE}.ics${query}`} download>
                  {t("ics")}
                </TextLink>
              </li>
              <li>
                <TextLink href={`/compliance-pack.zip${query}`} download>
                  {t("packFile")}
                </TextLink>
              </li>
            </ul>
            <p className="text-sm text-muted">{t("packHint")}</p>
          </>
        )}
        <ul className="border-t-2 border-ink">
          {view.rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
        {view.pages > 1 && (
          <Pagination
            label={t("matrix")}
            position={t("page", { page: view.page, pages: view.pages })}
            previous={
              view.page > 1
                ? { href: addressOf(view.project, view.page - 1), text: t("previous") }
                : undefined
            }
            next={
              view.page < view.pages
                ? { href: addressOf(view.project, view.page + 1), text: t("next") }
                : undefined
            }
          />
        )}
      </TitledSection>
      {!view.readOnly && (
        <TitledSection id="new" title={t("new.title")} className="grid gap-4">
          <form method="post" action={COMPLIANCE} noValidate className="grid max-w-xl gap-5" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <SubjectFields form={form} projects={view.projects} />
            <ChoiceField
              form={form}
              name="set"
              label={t("fields.set")}
              hint={t("new.setHint")}
              options={[
                { value: "", text: t("fields.choose") },
                ...SETS.map((set) => ({ value: set, text: t(`sets.${set}`) })),
              ]}
            />
            <Button name="intent" value="create" className="justify-self-start">
              {t("new.do")}
            </Button>
          </form>
        </TitledSection>
      )}
      <Gates view={view} sent={sent} />
    </div>
  );
}

/** What is said of a subject, in the forms that begin and change one. */
export function SubjectFields({
  form,
  projects,
}: {
  form: ReturnType<typeof formOf>;
  projects: BoardView["projects"];
}) {
  const t = useText("compliance");
  const most = COMPLIANCE_LIMITS.name;
  return (
    <>
      <TypedField
        form={form}
        name="called"
        label={t("fields.called")}
        hint={t("fields.calledHint")}
        most={most}
      />
      <TypedField
        form={form}
        name="legalName"
        label={t("fields.legalName")}
        hint={t("fields.legalNameHint")}
        most={most}
      />
      <ProjectField form={form} name="project" projects={projects} />
      <TypedField
        form={form}
        name="onSiteSince"
        type="date"
        label={t("fields.onSiteSince")}
        hint={t("fields.onSiteSinceHint")}
      />
    </>
  );
}

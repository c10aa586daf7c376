import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { itemPath, labelsPath, PUNCH_LIST, ROOM_TEMPLATES, VIEWS } from "../punch-list.limits.ts";
import type { ListView } from "../punch-list.view.server.ts";
import { askedPath } from "./asked-path.ts";
import {
  ChoiceField,
  fieldId,
  foldClass,
  formOf,
  PhotoField,
  Problem,
  TypedField,
  tooLargeSent,
  useSay,
  useTrades,
} from "./form-parts.tsx";
import { Figures } from "./list-figures.tsx";
import { Filter } from "./list-filter.tsx";
import { Items } from "./list-items.tsx";
import { PrintSheet } from "./print-sheet.tsx";

interface PunchListScreenProps {
  view: ListView;
  tooLarge?: boolean;
  sent?: Sent;
}

const jobsOf = ({ jobs }: ListView) => jobs.map(({ id, name }) => ({ value: id, text: name }));

/** The photo first: then where, which trade, and what is wrong. */
function Raise({ view, sent }: PunchListScreenProps) {
  const t = useText("punch-list");
  const trades = useTrades();
  const form = formOf("raise", sent, {
    project: view.asked.project || (view.jobs[0]?.id ?? ""),
    room: view.asked.room,
    trade: view.asked.trade || "other",
  });
  return (
    <details id="new" open={form.isSent || undefined} className="print:hidden">
      <summary className={foldClass("default")}>{t("raise.title")}</summary>
      <form
        method="post"
        action={PUNCH_LIST}
        encType="multipart/form-data"
        noValidate
        className="grid max-w-xl gap-5 py-4"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <PhotoField form={form} label={t("raise.photo")} />
        <TypedField form={form} name="room" label={t("fields.room")} hint={t("fields.roomHint")} />
        <ChoiceField form={form} name="trade" label={t("fields.trade")} options={trades} />
        <TypedField form={form} name="words" label={t("fields.words")} />
        <ChoiceField form={form} name="project" label={t("fields.project")} options={jobsOf(view)} />
        <Button name="intent" value="raise" size="lg" className="justify-self-start max-sm:w-full">
          {t("raise.submit")}
        </Button>
      </form>
    </details>
  );
}

function Bulk({ view, sent }: PunchListScreenProps) {
  const t = useText("punch-list");
  const say = useSay();
  const form = formOf("bulk", sent, {
    project: view.asked.project || (view.jobs[0]?.id ?? ""),
    template: "bathroom",
  });
  const error = form.error("rooms");
  return (
    <details open={form.isSent || undefined} className="print:hidden">
      <summary className={foldClass()}>{t("bulk.title")}</summary>
      <form method="post" action={PUNCH_LIST} noValidate className="grid max-w-xl gap-5 pt-3" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.bulkIdem} />
        <ChoiceField form={form} name="project" label={t("fields.project")} options={jobsOf(view)} />
        <ChoiceField
          form={form}
          name="template"
          label={t("bulk.template")}
          options={ROOM_TEMPLATES.map((value) => ({ value, text: say(`templates.${value}`) }))}
        />
        <TextareaField
          name="rooms"
          id={fieldId("bulk", "rooms")}
          label={t("bulk.rooms")}
          hint={t("bulk.roomsHint")}
          defaultValue={form.value("rooms")}
          error={error && say(error)}
          rows={4}
        />
        <Button name="intent" value="bulk" variant="outline" className="justify-self-start">
          {t("bulk.submit")}
        </Button>
      </form>
    </details>
  );
}

/** The punch list of a workspace: what to put right, where, whose and by when; and the camera for the next one. */
export default function PunchListScreen({ view, tooLarge, sent: posted }: PunchListScreenProps) {
  const t = useText("punch-list");
  const shell = useText("shell");
  const say = useSay();
  const { number } = useFormat();
  const sent = tooLarge ? tooLargeSent("raise") : posted;
  const { asked, jobs, pages } = view;
  const page = asked.page + 1;
  if (asked.print) return <PrintSheet view={view} />;
  const canRaise = !view.readOnly && jobs.length > 0;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("punchListCamera"))}
        title={shell("screens.punchListCamera.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {canRaise && <Raise view={view} sent={sent} />}
      {!view.readOnly && jobs.length === 0 && (
        <Notice
          title={t("raise.noProject")}
          action={<TextLink href="/project-management">{t("raise.begin")}</TextLink>}
        />
      )}
      {jobs.length > 0 && (
        <TitledSection id="list" title={t("list")} className="grid gap-4">
          <TabLinks
            label={t("views.label")}
            tabs={VIEWS.map((one) => ({
              href: askedPath(view, { view: one === "open" ? "" : one }),
              text: say(`views.${one}`),
              current: one === asked.view,
            }))}
          />
          <Filter view={view} />
          <Items view={view} />
          {pages > 1 && (
            <Pagination
              label={t("list")}
              position={t("position", { page: number(page), pages: number(pages) })}
              previous={
                page > 1
                  ? { href: askedPath(view, { page: String(page - 1) }), text: t("previous") }
                  : undefined
              }
              next={
                page < pages
                  ? { href: askedPath(view, { page: String(page + 1) }), text: t("next") }
                  : undefined
              }
            />
          )}
          <p className="flex flex-wrap gap-x-6">
            <TextLink href={askedPath(view, { sheet: "print" })}>{t("print.link")}</TextLink>
            <TextLink href={askedPath(view).replace(PUNCH_LIST, `${PUNCH_LIST}/items.csv`)} data-reload>
              {t("csv.link")}
            </TextLink>
            {asked.project && <TextLink href={labelsPath(asked.project)}>{t("labels.link")}</TextLink>}
          </p>
        </TitledSection>
      )}
      {jobs.length === 0 && (
        <EmptyState
          title={t("empty")}
          action={<TextLink href={itemPath("sample")}>{t("sampleItem")}</TextLink>}
        >
          <p>{t("emptyText")}</p>
        </EmptyState>
      )}
      {canRaise && <Bulk view={view} sent={sent} />}
      {view.trades.length > 0 && <Figures view={view} />}
      <p className="flex flex-wrap gap-x-6">
        {jobs.length > 0 && <TextLink href={itemPath("sample")}>{t("sampleItem")}</TextLink>}
        <TextLink href={labelsPath("sample")}>{t("labels.example")}</TextLink>
      </p>
    </div>
  );
}

import { ACCEPTED } from "~/engines/file/file.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, type FormState, formOf, TypedField } from "~/ui/typed-field.tsx";
import { DOCUMENT_LIMITS, DOCUMENTS, documentsHref, FOLDERS } from "../documents.limits.ts";
import type { DocumentsView } from "../documents.view.server.ts";
import { projectPath } from "../projects.limits.ts";
import { SheetPages } from "./sheet-pages.tsx";

interface DocumentsScreenProps {
  view: DocumentsView;
  /** A body that was too large was not read, so the page knows nothing of the form. */
  tooLarge?: boolean;
  sent?: Sent;
}

type Row = DocumentsView["list"][number] | DocumentsView["versions"][number];

/** Says a key that comes from a schema, a command or a record. */
function useSay() {
  const t = useText("project-documents");
  return (key: string) => t(key as Key<"project-documents">);
}

const MEGABYTE = 1024 * 1024;
const HIDDEN = ["intent", "idem", "version", "document"];

/** What a version is: its number, its size, when it came and from whom. */
function Facts({ row, zone }: { row: Row; zone: string }) {
  const t = useText("project-documents");
  const { number, moment } = useFormat();
  const size = Math.max(0.1, Math.round((row.bytes / MEGABYTE) * 10) / 10);
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted">
      <span>{t("version", { number: number(row.number) })}</span>
      <span>{t(row.type === "application/pdf" ? "pdf" : "picture", { size: number(size) })}</span>
      <span>{moment(row.sentAt, zone)}</span>
      {row.sentBy && <span>{t("sentBy", { name: isolated(row.sentBy) })}</span>}
    </p>
  );
}

function FileField({ form, say }: { form: FormState; say: (key: string) => string }) {
  const t = useText("project-documents");
  const error = form.error("file");
  return (
    <Field
      name="file"
      type="file"
      accept={ACCEPTED.document}
      label={t("fields.file")}
      hint={t("hints.file", { most: DOCUMENT_LIMITS.fileBytes / MEGABYTE })}
      error={error && say(error)}
    />
  );
}

/** What comes with a file: what is new in it, and by a link that asks for it the name. */
function Said({ view, form, say }: { view: DocumentsView; form: FormState; say: (key: string) => string }) {
  const t = useText("project-documents");
  const { byLink } = view;
  const named = form.isSent ? form : formOf([], undefined, { printedName: byLink?.name ?? "" });
  return (
    <>
      <TypedField
        {...{ form, say, name: "note", label: t("fields.note"), most: DOCUMENT_LIMITS.note }}
        hint={t("hints.note")}
      />
      {byLink?.asksName && (
        <TypedField
          {...{ form: named, say, name: "printedName", label: t("fields.printedName") }}
          most={DOCUMENT_LIMITS.printedName}
        />
      )}
    </>
  );
}

function WhereFields({ form, say }: { form: FormState; say: (key: string) => string }) {
  const t = useText("project-documents");
  return (
    <>
      <ChoiceField
        {...{ form, say, name: "folder", label: t("fields.folder") }}
        options={FOLDERS.map((value) => ({ value: value as string, text: t(`folders.${value}`) }))}
      />
      <TypedField
        {...{ form, say, name: "sheet", label: t("fields.sheet"), most: DOCUMENT_LIMITS.sheet }}
        hint={t("hints.sheet")}
      />
    </>
  );
}

function AddForm({ view, sent }: DocumentsScreenProps) {
  const t = useText("project-documents");
  const say = useSay();
  const form = formOf(["add"], sent, { folder: view.asked.folder || "general" });
  return (
    <Fold title={t("add.title")} open={form.isSent || view.total === 0}>
      <form
        method="post"
        action={view.base}
        encType="multipart/form-data"
        noValidate
        className="grid max-w-xl gap-4"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <FileField form={form} say={say} />
        <TypedField
          {...{ form, say, name: "name", label: t("fields.name"), most: DOCUMENT_LIMITS.name }}
          hint={t("hints.name")}
        />
        <WhereFields form={form} say={say} />
        <Said view={view} form={form} say={say} />
        <Button name="intent" value="add" className="justify-self-start">
          {t("add.keep")}
        </Button>
      </form>
    </Fold>
  );
}

/** The list: the folders with what lies in them, and a line for each document. */
function List({ view }: Pick<DocumentsScreenProps, "view">) {
  const t = useText("project-documents");
  const say = useSay();
  const { number } = useFormat();
  const { asked, base, folders, pages, total } = view;
  const page = asked.page + 1;
  const to = (other: number) => documentsHref(base, { folder: asked.folder, page: other });
  return (
    <TitledSection id="list" title={t("list.title")} className="grid gap-4">
      {folders.length > 1 && (
        <nav aria-label={t("fields.folder")} className="print:hidden">
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <TextLink href={base} aria-current={asked.folder === "" ? "page" : undefined}>
                {t("list.all")}
              </TextLink>
            </li>
            {folders.map(({ folder, documents }) => (
              <li key={folder}>
                <TextLink
                  href={documentsHref(base, { folder })}
                  aria-current={asked.folder === folder ? "page" : undefined}
                >
                  {t("list.folder", { folder: say(`folders.${folder}`), count: number(Number(documents)) })}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {total === 0 && <p className="text-muted">{t("list.empty")}</p>}
      <ol className="border-t-2 border-ink">
        {view.list.map((row) => (
          <li key={row.id} className="flex items-start gap-4 border-b border-line py-3">
            {row.shows && (
              <img
                src={row.shows}
                alt=""
                width={72}
                height={72}
                loading="lazy"
                className="size-18 shrink-0 border border-line object-cover"
              />
            )}
            <div className="grid min-w-0 grow gap-1">
              <p className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="flex min-w-0 flex-wrap items-center gap-x-3">
                  {row.sheet && (
                    <bdi translate="no" className="font-bold tabular-nums">
                      {row.sheet}
                    </bdi>
                  )}
                  {view.isExample ? (
                    <b>
                      <Typed text={row.name} />
                    </b>
                  ) : (
                    <TextLink href={documentsHref(base, { document: row.id })} className="font-bold">
                      <Typed text={row.name} />
                    </TextLink>
                  )}
                </span>
                <span className="text-sm text-muted">{say(`folders.${row.folder}`)}</span>
              </p>
              <Facts row={row} zone={view.project.zone} />
            </div>
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <Pagination
          label={t("list.title")}
          position={t("list.page", { page: number(page), pages: number(pages) })}
          previous={page > 1 ? { href: to(page - 1), text: t("list.previous") } : undefined}
          next={page < pages ? { href: to(page + 1), text: t("list.next") } : undefined}
        />
      )}
    </TitledSection>
  );
}

/** One document: the version that counts, those before it, and what may be done with it. */
function One({ view, row, sent }: DocumentsScreenProps & { row: DocumentsView["list"][number] }) {
  const t = useText("project-documents");
  const say = useSay();
  const next = formOf(["version"], sent);
  const edit = formOf(["edit"], sent, { name: row.name, folder: row.folder, sheet: row.sheet });
  const hidden = <input type="hidden" name="document" value={row.id} />;
  return (
    <>
      <TitledSection id="versions" title={t("versions.title")} className="grid gap-4">
        <ol className="border-t-2 border-ink">
          {view.versions.map((version) => (
            <li key={version.file} className="grid gap-2 border-b border-line py-3">
              <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <TextLink href={version.href} className="font-bold wrap-anywhere" data-reload>
                  {t("open", { name: isolated(version.fileName) })}
                </TextLink>
                <Badge variant={version.number === row.number ? "secondary" : "outline"}>
                  {t(version.number === row.number ? "versions.current" : "versions.older")}
                </Badge>
              </p>
              <Facts row={version} zone={view.project.zone} />
              {version.note && (
                <p className="max-w-prose">
                  <Typed text={version.note} />
                </p>
              )}
              {version.number === row.number && version.type !== "application/pdf" && (
                <a href={version.href} data-reload>
                  <img
                    src={version.href}
                    alt={t("shows", { name: row.name })}
                    loading="lazy"
                    className="max-h-96 max-w-full border border-line"
                  />
                </a>
              )}
            </li>
          ))}
        </ol>
      </TitledSection>
      {row.type === "application/pdf" && <SheetPages view={view} row={row} />}
      {view.maySend && (
        <Fold title={t("next.title")} open={next.isSent}>
          <form
            method="post"
            action={documentsHref(view.base, { document: row.id })}
            encType="multipart/form-data"
            noValidate
            className="grid max-w-xl gap-4"
            data-reload
          >
            <p className="max-w-prose text-muted">{t("next.text")}</p>
            <input type="hidden" name="idem" value={next.idem ?? view.idem} />
            {hidden}
            <FileField form={next} say={say} />
            <Said view={view} form={next} say={say} />
            <Button name="intent" value="version" className="justify-self-start">
              {t("next.keep")}
            </Button>
          </form>
        </Fold>
      )}
      {view.mayEdit && (
        <Fold title={t("edit.title")} open={edit.isSent}>
          <form
            method="post"
            action={documentsHref(view.base, { document: row.id })}
            noValidate
            className="grid max-w-xl gap-4"
            data-reload
          >
            {hidden}
            <input type="hidden" name="version" value={row.version} />
            <TypedField
              {...{ form: edit, say, name: "name", label: t("fields.name"), most: DOCUMENT_LIMITS.name }}
            />
            <WhereFields form={edit} say={say} />
            <Button name="intent" value="edit" className="justify-self-start">
              {t("edit.save")}
            </Button>
          </form>
        </Fold>
      )}
      {view.mayEdit && (
        <Fold title={t("remove.title")}>
          <form
            method="post"
            action={documentsHref(view.base, { document: row.id })}
            className="grid justify-items-start gap-3"
            data-reload
          >
            <p className="max-w-prose">{t("remove.text")}</p>
            {hidden}
            <Button name="intent" value="remove" variant="destructive">
              {t("remove.sure")}
            </Button>
          </form>
        </Fold>
      )}
    </>
  );
}

/** The documents of a job by folder, or one of them, for its members and for whoever holds a link. */
export default function DocumentsScreen({ view, tooLarge, sent: posted }: DocumentsScreenProps) {
  const t = useText("project-documents");
  const say = useSay();
  const { project, asked, base } = view;
  const row = asked.document ? view.list[0] : undefined;
  const sent: Sent | undefined = tooLarge
    ? { fields: { intent: row ? "version" : "add" }, errors: { file: "errors.file.tooLarge" } }
    : posted;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        {!view.byLink && (
          <p className="print:hidden">
            <TextLink href={projectPath(project.id)}>
              <bdi translate="no">{project.name}</bdi>
            </TextLink>
          </p>
        )}
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          {row ? <Typed text={row.name} /> : t("title")}
        </h1>
        {row ? (
          <p className="flex flex-wrap items-center gap-x-4">
            {row.sheet && <bdi translate="no">{row.sheet}</bdi>}
            <span>{say(`folders.${row.folder}`)}</span>
            <TextLink href={documentsHref(base, { folder: row.folder })}>{t("back")}</TextLink>
          </p>
        ) : (
          <p className="max-w-prose text-lg text-muted">
            {view.byLink ? <bdi translate="no">{project.name}</bdi> : t("lead")}
          </p>
        )}
        {view.isExample && (
          <p>
            <Badge variant="secondary">{t("sample")}</Badge>
          </p>
        )}
      </header>
      <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={HIDDEN} />
      {row ? <One view={view} row={row} sent={sent} /> : <List view={view} />}
      {!row && view.maySend && <AddForm view={view} sent={sent} />}
      {!row && view.mayShare && (
        <TitledSection id="share" title={t("share.title")} className="grid gap-1 print:hidden">
          <p className="max-w-prose text-muted">{t("share.text")}</p>
          <p>
            <TextLink href={`/workspace/share?type=${DOCUMENTS}&id=${project.id}`}>
              {t("share.link")}
            </TextLink>
          </p>
        </TitledSection>
      )}
    </div>
  );
}

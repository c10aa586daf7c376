import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Field } from "~/ui/field.tsx";
import { Icon } from "~/ui/icon.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import type { FoundPerson } from "../people.queries.server.ts";
import { MAX_SEARCH } from "../people.schemas.ts";

interface PeopleScreenProps {
  q: string;
  found: readonly FoundPerson[];
  /** How many are shown at most; one more than these means that there are more. */
  most: number;
}

/** Accounts by a part of their address or name. */
export function PeopleScreen({ q, found, most }: PeopleScreenProps) {
  const t = useText("people");
  const shell = useText("shell");
  const format = useFormat();
  const shown = found.slice(0, most);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("people"))} title={shell("screens.people.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <search className="block">
        <form
          method="get"
          action="/admin/people"
          key={q}
          className="flex max-w-2xl flex-wrap items-end gap-3"
        >
          <Field
            name="q"
            type="search"
            label={t("search.label")}
            defaultValue={q}
            maxLength={MAX_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
            dir="auto"
            className="min-w-0 grow"
          />
          <Button>
            <Icon name="search" />
            {t("search.submit")}
          </Button>
        </form>
      </search>
      {q !== "" && shown.length === 0 && (
        <EmptyState title={t("none.title")}>
          <p>{t("none.text")}</p>
        </EmptyState>
      )}
      {shown.length > 0 && (
        <DataTable
          caption={
            found.length > most
              ? t("search.more", { count: most })
              : t("search.found", { count: shown.length })
          }
          columns={[
            { key: "email", heading: t("columns.email") },
            { key: "name", heading: t("columns.name") },
            { key: "since", heading: t("columns.since"), numeric: true },
          ]}
          rows={shown.map(({ id, email, firstName, lastName, createdAt }) => ({
            id,
            cells: {
              email: (
                <a
                  href={`/admin/people?person=${id}`}
                  className="inline-flex min-h-12 items-center break-all text-blueprint underline underline-offset-4"
                >
                  <bdi>{email}</bdi>
                </a>
              ),
              name: <bdi className="break-words">{`${firstName} ${lastName}`.trim()}</bdi>,
              since: format.date(createdAt),
            },
          }))}
        />
      )}
    </div>
  );
}

import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { AccountData } from "../privacy.queries.server.ts";

const SECTION = "grid gap-4 border-t border-line pt-6";

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {names.map((name, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two workspaces may have one name, and none moves
        <li key={n}>
          <bdi className="font-bold break-words">{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

interface DeleteFormProps extends AccountData {
  email: string;
  reply?: FormReply;
}

/** What is open with others, where it is seen, and what becomes of it. */
function Open({ open }: Pick<AccountData, "open">) {
  const t = useText("privacy");
  if (open.length === 0) return null;
  return (
    <Notice tone="warn" title={t("delete.openTitle")}>
      <ul className="grid list-disc gap-3 ps-5">
        {open.map(({ kind, href, count }) => (
          <li key={kind}>
            <TextLink href={href}>{t(`delete.open.${kind}.count`, { count })}</TextLink>
            <p>{t(`delete.open.${kind}.comes`)}</p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function DeleteForm({ email, toHandOver, alone, open, reply }: DeleteFormProps) {
  const t = useText("privacy");
  const error = reply?.errors.address;
  if (toHandOver.length > 0)
    return (
      <Notice
        tone="warn"
        title={t("delete.handOver")}
        action={<TextLink href="/workspace">{t("delete.toWorkspaces")}</TextLink>}
      >
        <Names names={toHandOver} />
      </Notice>
    );
  return (
    <>
      <Open open={open} />
      {alone.length > 0 && (
        <div className="grid max-w-prose gap-2">
          <p>{t("delete.alone")}</p>
          <Names names={alone} />
        </div>
      )}
      <form method="post" action="/profile/data" noValidate className="grid max-w-xl gap-4">
        <Field
          name="address"
          type="email"
          label={t("delete.address")}
          hint={t("delete.hint", { email })}
          error={error && t(error as Key<"privacy">)}
          defaultValue={reply?.fields.address}
          autoComplete="off"
          dir="ltr"
        />
        <Button variant="destructive" name="intent" value="delete" className="justify-self-start">
          {t("delete.submit")}
        </Button>
      </form>
    </>
  );
}

/** What is kept about a member: to take along, or to have deleted. */
export function ProfileDataScreen({ reply, ...data }: DeleteFormProps & { days: number }) {
  const t = useText("privacy");
  const shell = useText("shell");
  const format = useFormat();
  const errors = Object.entries(reply?.errors ?? {});
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("profileData"))} title={shell("screens.profileData.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      {reply && (
        <ErrorSummary
          title={t("errors.summary")}
          message={reply.formError && t(reply.formError as Key<"privacy">)}
          items={errors.map(([field, key]) => ({ field, message: t(key as Key<"privacy">) }))}
        />
      )}
      {data.dueAt && (
        <Notice tone="warn" title={t("delete.pending", { date: format.date(data.dueAt) })}>
          <p>{t("delete.pendingText")}</p>
          <form method="post" action="/profile/data" className="pt-3">
            <Button name="intent" value="keep">
              {t("keep.submit")}
            </Button>
          </form>
        </Notice>
      )}
      <TitledSection id="archive" title={t("archive.title")} className="grid gap-4">
        <p className="max-w-prose">{t("archive.lead")}</p>
        <p className="max-w-prose text-muted">{t("archive.shared")}</p>
        <form method="post" action="/profile/archive">
          <Button variant="outline">{t("archive.submit")}</Button>
        </form>
      </TitledSection>
      {!data.dueAt && (
        <TitledSection id="delete" title={t("delete.title")} className={SECTION}>
          <p className="max-w-prose">{t("delete.lead", { days: data.days })}</p>
          <ul className="grid max-w-prose list-disc gap-2 ps-5 marker:text-muted">
            <li>{t("delete.goes")}</li>
            <li>{t("delete.stays")}</li>
            <li>{t("delete.staysThere")}</li>
          </ul>
          <DeleteForm {...data} reply={reply} />
        </TitledSection>
      )}
    </div>
  );
}

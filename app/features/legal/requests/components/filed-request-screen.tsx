import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { isOpen, nextStates } from "../requests.logic.ts";
import type { FiledRequest } from "../requests.queries.server.ts";
import { useLeft } from "./requests-screen.tsx";

function Move({ request, reply }: { request: FiledRequest; reply?: FormReply }) {
  const t = useText("requests");
  const next = nextStates(request.state);
  const asksAnswer = request.state === "checking";
  const error = reply?.errors.answer;
  return (
    <TitledSection id="move" title={t("move.title")} className="grid gap-4 border-t border-line pt-6">
      <p className="max-w-prose text-muted">{t("move.lead")}</p>
      <form
        method="post"
        action={`/admin/requests?request=${request.id}`}
        noValidate
        className="grid max-w-xl gap-4"
      >
        <input type="hidden" name="id" value={request.id} />
        <input type="hidden" name="version" value={request.version} />
        {asksAnswer && (
          <TextareaField
            name="answer"
            rows={5}
            label={t("move.answer")}
            hint={t("move.answerHint")}
            error={error && t(error as Key<"requests">)}
            defaultValue={reply?.fields.answer}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {next.map((to) => (
            <Button key={to} name="to" value={to} variant={to === "refused" ? "destructive" : "default"}>
              {t(`move.${to}` as Key<"requests">)}
            </Button>
          ))}
        </div>
      </form>
    </TitledSection>
  );
}

/** One request with everything that was said, and the steps that it can take. */
export function FiledRequestScreen({ request, reply }: { request: FiledRequest; reply?: FormReply }) {
  const t = useText("requests");
  const tRequest = useText("legal-request");
  const format = useFormat();
  const left = useLeft();
  const facts = [
    [t("one.from"), request.name],
    ["", request.email],
    [t("columns.filed"), format.date(request.createdAt)],
    [
      t("columns.due"),
      isOpen(request.state)
        ? `${format.date(request.dueAt)} (${left(request.left)})`
        : format.date(request.dueAt),
    ],
    [t("one.language"), t(`languages.${request.language}`)],
    ...(request.place ? [[t("one.place"), request.place]] : []),
  ];
  const errors = Object.entries(reply?.errors ?? {});
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("requests"))} title={tRequest(`kinds.${request.kind}`)}>
        <Badge variant={isOpen(request.state) ? "default" : "outline"}>
          {tRequest(`states.${request.state}`)}
        </Badge>
      </PageHeading>
      {reply && (
        <ErrorSummary
          title={t("errors.summary")}
          message={reply.formError && t(reply.formError as Key<"requests">)}
          items={errors.map(([field, key]) => ({ field, message: t(key as Key<"requests">) }))}
        />
      )}
      <dl className="grid max-w-2xl gap-x-6 sm:grid-cols-[12rem_1fr]">
        {facts.map(([term, said]) => (
          <div key={said} className="contents">
            <dt className="pt-2 text-muted">{term}</dt>
            <dd className="border-b border-line pb-2 sm:pt-2">
              <bdi className="wrap-anywhere">{said}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <TitledSection id="text" title={t("one.text")} className="grid gap-3">
        <p className="max-w-prose whitespace-pre-line wrap-anywhere" dir="auto">
          {request.text}
        </p>
      </TitledSection>
      {request.answer && (
        <TitledSection id="answered" title={t("one.answered")} className="grid gap-3">
          <p className="max-w-prose whitespace-pre-line wrap-anywhere" dir="auto">
            {request.answer}
          </p>
        </TitledSection>
      )}
      {isOpen(request.state) && <Move request={request} reply={reply} key={request.version} />}
      <p className="flex flex-wrap gap-x-6">
        <TextLink href="/admin/requests">{t("one.back")}</TextLink>
        <TextLink href={`/admin/people?${new URLSearchParams({ q: request.email })}`}>
          {t("one.person")}
        </TextLink>
      </p>
    </div>
  );
}

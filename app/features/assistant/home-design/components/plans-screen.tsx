import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { PATH } from "../home-design.address.ts";
import { HOME_PLAN, HOME_PLANS, PLAN_LIMITS } from "../plans.limits.ts";
import type { PlansView } from "../plans.view.server.ts";

type Plan = PlansView["plans"][number];

function Change({ plan, sent }: { plan: Plan; sent?: Sent }) {
  const t = useText("home-plans");
  const isSent = sent?.fields.id === plan.id;
  const error = isSent ? sent.errors.name : undefined;
  const name = isolated(plan.name);
  return (
    <Fold title={t("change.titleOf", { name })} open={isSent}>
      <form
        method="post"
        action={HOME_PLANS}
        noValidate
        className="flex flex-wrap items-end gap-3"
        data-reload
      >
        <input type="hidden" name="id" value={plan.id} />
        <Field
          id={`name-${plan.id}`}
          name="name"
          label={t("keep.name")}
          defaultValue={isSent ? (sent.fields.name ?? "") : plan.name}
          error={error && t(error as Key<"home-plans">)}
          maxLength={PLAN_LIMITS.name}
          dir="auto"
        />
        <Button name="intent" value="rename" variant="outline" aria-label={t("change.renameOf", { name })}>
          {t("change.rename")}
        </Button>
        <Button name="intent" value="drop" variant="destructive" aria-label={t("change.dropOf", { name })}>
          {t("change.drop")}
        </Button>
      </form>
    </Fold>
  );
}

/** The plans of a workspace, each with its versions: a version is an address, and draws what it drew. */
export default function PlansScreen({ view, sent }: { view: PlansView; sent?: Sent }) {
  const t = useText("home-plans");
  const shell = useText("shell");
  const { moment, number } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("homePlans"))} title={shell("screens.homePlans.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <FormProblem
        sent={sent}
        title={t("errors.summary")}
        say={(key) => t(key as Key<"home-plans">)}
        hidden={["intent", "id"]}
        anchor={(field) => `${field}-${sent?.fields.id ?? ""}`}
      />
      <p>
        <TextLink href={PATH}>{t("draw")}</TextLink>
      </p>
      {view.plans.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <ul className="border-t-2 border-ink">
          {view.plans.map((plan) => (
            <li key={plan.id} id={`plan-${plan.id}`} className="grid gap-2 border-b border-line py-4">
              <h2 className="text-lg font-bold">
                <Typed text={plan.name} />
              </h2>
              <ol className="grid gap-x-6 sm:grid-cols-2">
                {plan.versions.map((version) => (
                  <li key={version.number}>
                    <TextLink
                      href={version.href}
                      data-reload
                      aria-label={t("versionOf", { n: number(version.number), name: isolated(plan.name) })}
                    >
                      {t("version", { n: number(version.number) })}
                    </TextLink>{" "}
                    <span className="text-muted">{isolated(moment(version.createdAt))}</span>
                  </li>
                ))}
              </ol>
              {view.isMember && !view.readOnly && (
                <p>
                  <TextLink
                    href={`/workspace/share?type=${HOME_PLAN}&id=${plan.id}`}
                    aria-label={t("shareOf", { name: isolated(plan.name) })}
                  >
                    {t("share")}
                  </TextLink>
                </p>
              )}
              {!view.readOnly && <Change plan={plan} sent={sent} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

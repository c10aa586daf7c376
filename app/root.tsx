import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Meta, Outlet, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { Fragment, type ReactNode, Suspense } from "react";
import { Offline } from "./engines/offline/offline.ts";
import { presentMember } from "./engines/trust/trust.server.ts";
import { remembered } from "./features/general/sheet-index/pins.queries.server.ts";
import { Awake } from "./hydration/awake.ts";
import { useDocumentInstead } from "./hydration/navigation.ts";
import { PageScripts } from "./hydration/page-scripts.tsx";
import { useLanguage, useText } from "./i18n/i18n.tsx";
import { LANGUAGES } from "./i18n/languages.ts";
import { isAdmin } from "./services/guard.server.ts";
import { keeperOf } from "./services/waiting-post.server.ts";
import { Assistance } from "./shell/accessibility/assistance.tsx";
import { BareShell } from "./shell/bare-shell.tsx";
import { ErrorScreen, errorCodeOf } from "./shell/error-screen.tsx";
import { Header } from "./shell/header.tsx";
import { JoeLauncher } from "./shell/joe-launcher.tsx";
import { usePage } from "./shell/page-context.tsx";
import { usePageTitle } from "./shell/page-title.ts";
import { usePressFeedback } from "./shell/press-feedback.ts";
import { RenderMonitor } from "./shell/render-monitor.tsx";
import { TabBar } from "./shell/tab-bar.tsx";
import { TitleBlock } from "./shell/title-block.tsx";
import { Toaster } from "./shell/toaster.tsx";
import { screenAt } from "./site-map.ts";
import stylesheet from "./tailwind.css?url";

/** Data around every page: the visitor, the cart count, and the toast. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  // A link is nobody's account, and a page within another site is not either: they ask for none.
  const opened = screenAt(new URL(request.url).pathname.replace(/\.data$/, ""));
  if (opened?.access === "link" || opened?.framed)
    return { member: undefined, cartCount: 0, toast: await context.toast.take() };
  const [member, counts, toast] = await Promise.all([
    context.session.current(),
    context.headerCounts(),
    context.toast.take(),
  ]);
  // Of a browser that owns nothing nothing is remembered: its pages are everybody's.
  if (member ?? (await context.visitor.guest())) {
    const recent = remembered(await context.cookies.recent.read(), opened);
    if (recent) await context.cookies.recent.write(recent);
  }
  return {
    member: member && {
      email: member.email,
      isAdmin: isAdmin(context, member),
      unread: counts.unread,
      workspace: (await presentMember(context, member)).name,
      keeper: await keeperOf("", member),
    },
    cartCount: counts.cart,
    toast,
  };
}

function Head() {
  const t = useText("shell");
  const { origin, description } = usePage();
  const { pathname } = useLocation();
  const current = screenAt(pathname);
  const error = errorCodeOf(useRouteError());
  const pageTitle = usePageTitle();
  const title = error
    ? t(error === "unexpected" ? "errors.title" : `errors.${error}.title`)
    : current
      ? (pageTitle ?? (current.id === "home" ? t("tagline") : t(`screens.${current.id}.title`)))
      : t("tagline");
  const canonical =
    current &&
    origin + (current.path.includes(":") ? pathname.toLowerCase().replace(/\/+$/, "") : current.path);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{`${title} · ${t("product")}`}</title>
      {description && !error && <meta name="description" content={description} />}
      {(error || current?.unlisted) && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content="#f7f6f3" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#11151a" media="(prefers-color-scheme: dark)" />
      {canonical && !error && current.access !== "link" && (
        <>
          <link rel="canonical" href={canonical} />
          {LANGUAGES.map((entry) => (
            <link key={entry} rel="alternate" hrefLang={entry} href={`${canonical}?lang=${entry}`} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={canonical} />
        </>
      )}
      <Meta />
      <link rel="stylesheet" href={stylesheet} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </head>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const t = useText("shell");
  const { language, direction } = useLanguage();
  const { theme, display, nonce } = usePage();
  // Undefined if the root loader itself failed: the frame around the error screen then renders without it.
  const data = useRouteLoaderData<typeof loader>("root");
  const current = screenAt(useLocation().pathname);
  const isHeld = current?.access === "link" || current?.framed;
  usePressFeedback();
  return (
    <html
      lang={language}
      dir={direction}
      data-theme={theme}
      data-font-size={display.fontSize}
      data-vibration={display.vibration ? undefined : "off"}
      data-motion={display.motion === "less" ? "less" : undefined}
    >
      <Head />
      <body className="flex min-h-dvh flex-col">
        <a href="#content" className="skip-link">
          {t("skip")}
        </a>
        <Toaster flash={data?.toast}>
          {isHeld ? (
            <BareShell>{children}</BareShell>
          ) : (
            <>
              <Header member={data?.member} cartCount={data?.cartCount ?? 0} />
              <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
                {children}
              </main>
              <TitleBlock />
              <TabBar />
              <JoeLauncher />
            </>
          )}
          <Assistance />
        </Toaster>
        <PageScripts nonce={nonce} />
      </body>
    </html>
  );
}

/**
 * A screen whose texts are still loading suspends inside this boundary. Navigation keeps the old screen until then;
 * without the boundary, React 18 gives up on a page whose texts take too long.
 */
export default function Root() {
  return (
    <Suspense fallback={null}>
      <Measured>
        <Outlet />
      </Measured>
      <Offline keeper={useRouteLoaderData<typeof loader>("root")?.member?.keeper} />
      <Awake />
    </Suspense>
  );
}

/** Renders are measured in development only; the production build drops it. */
const Measured = import.meta.env.DEV ? RenderMonitor : Fragment;

export function ErrorBoundary() {
  const error = useRouteError();
  useDocumentInstead(error);
  return (
    <>
      <ErrorScreen code={errorCodeOf(error)} />
      <Awake />
    </>
  );
}

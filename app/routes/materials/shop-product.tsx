import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ProductScreen } from "~/features/materials/shop/components/product-screen.tsx";
import { listProducts } from "~/features/materials/shop/shop.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["shop"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const products = await context.reference("products", () => listProducts(context.db));
  const product = products.find(({ id }) => id === params.product);
  if (!product) throw refusal("not-found");
  const t = translator(context.language, "shop");
  return {
    product,
    origin: context.origin,
    idem: context.formKey(),
    pageTitle: t(`products.${product.id}.name` as Key<"shop">),
  };
}

export default function ProductRoute() {
  return <ProductScreen {...useLoaderData<typeof loader>()} />;
}

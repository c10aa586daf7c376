import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ShopScreen } from "~/features/materials/shop/components/shop-screen.tsx";
import { listProducts } from "~/features/materials/shop/shop.queries.server.ts";
import { isCategory } from "~/features/materials/shop/shop.schemas.ts";

export const handle = { i18n: ["shop"] };

/** The products of a category, or all of them; an unknown category is no category. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("category");
  const category = isCategory(asked) ? asked : undefined;
  const products = await context.reference("products", () => listProducts(context.db));
  return {
    products: products.filter((product) => !category || product.category === category),
    category,
    idem: context.formKey(),
  };
}

export default function ShopRoute() {
  return <ShopScreen {...useLoaderData<typeof loader>()} />;
}

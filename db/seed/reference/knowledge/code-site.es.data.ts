import type { SeedTexts } from "./seed-article.ts";

export const CODE_SITE_ES: SeedTexts = {
  "irc-r105-2": {
    title: "Obra que no necesita permiso de construcción",
    body: "No necesitan permiso de construcción: un cobertizo separado de una planta de hasta 200 pies², una cerca de hasta 7 pies, un muro de contención de hasta 4 pies desde el fondo de la zapata y sin sobrecarga, banquetas, pintura, azulejo, gabinetes, una alberca prefabricada de menos de 24 pulg, o un deck de hasta 200 pies² y 30 pulg sobre el suelo, ni unido a la casa ni en su puerta de salida. El código aplica igual y muchas ciudades piden más: pregunte.",
  },
  "epa-745-82": {
    title: "Pintura con plomo en casas anteriores a 1978 (regla RRP)",
    body: "La regla RRP aplica al trabajo pagado que altera la pintura en viviendas y lugares con niños construidos antes de 1978. La empresa está certificada, un renovador certificado dirige y el dueño recibe antes el folleto del plomo. Contenga el polvo; nada de llama, ni pistola de calor a 1,100°F o más, ni lijar sin cubierta HEPA. Hasta 6 pies² de pintura en un cuarto o 20 pies² afuera puede ser reparación menor, nunca ventanas ni demolición. Los trabajos en un cuarto dentro de 30 días cuentan como uno.",
  },
  "osha-1926-32": {
    title: "Persona competente y persona calificada",
    body: "La persona competente sabe ver los peligros que hay o que se pueden prever en la obra y tiene autoridad para hacerlos corregir de inmediato. La persona calificada ha demostrado, con un título, un certificado o mucha capacitación y experiencia, que puede resolver los problemas del trabajo. OSHA no da credencial de ninguna de las dos; a la persona competente la designa el empleador.",
  },
  "osha-1926-451-g": {
    title: "Barandas de andamio: altura y resistencia",
    body: "El borde de la barra superior del andamio queda de 38 a 45 pulg sobre la plataforma, con una barra media a la mitad. La superior resiste 200 lb y la media 150 lb, hacia abajo o hacia afuera; en andamios suspendidos de uno y dos puntos, 100 lb y 75 lb. Una cruceta puede servir de barra media si cruza de 20 a 30 pulg sobre la plataforma, o de barra superior si cruza de 38 a 48 pulg, no de ambas.",
  },
  "osha-1926-651-b": {
    title: "Antes de excavar: llame al 811",
    body: "Averigüe dónde están las líneas enterradas antes de cualquier excavación, también en un patio, a mano o con máquina. En Estados Unidos llame al 811 o use su página unos días hábiles antes, a menudo 2 o 3, según la ley del estado. Espere a que cada compañía marque sus líneas o conteste. Cave a mano cerca de las marcas. Las líneas después del medidor son privadas y no se marcan. Sostenga o proteja lo descubierto.",
  },
  "aci-318-26-5-3": {
    title: "Curado del concreto: cuánto tiempo",
    body: "Mantenga el concreto nuevo húmedo y a 50°F o más por lo menos los primeros 7 días después de colarlo. Al de alta resistencia temprana le bastan 3 días. El ingeniero puede aceptar otra manera, y el frío o el calor piden más.",
  },
  "astm-c143": {
    title: "Prueba de revenimiento del concreto",
    body: "Llene un cono humedecido, de 12 pulg de alto, sobre una base plana en tres capas de igual volumen, y dé a cada capa 25 golpes con la varilla. Enrase, limpie alrededor de la base y levante el cono derecho en 3 a 7 segundos, sin girarlo. Mida enseguida cuánto bajó el concreto. Toda la prueba toma 2-1/2 minutos como máximo.",
  },
};

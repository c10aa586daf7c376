import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./daily-quotes.en.ts";

export default {
  churchill: {
    text: "Damos forma a nuestros edificios, y después nuestros edificios nos dan forma a nosotros.",
    author: "Winston Churchill",
    source: "Cámara de los Comunes, 28 de octubre de 1943",
  },
  wotton: {
    text: "El buen edificar tiene tres condiciones: comodidad, firmeza y deleite.",
    author: "Henry Wotton",
    source: "The Elements of Architecture, 1624",
  },
  sullivan: {
    text: "La forma siempre sigue a la función.",
    author: "Louis H. Sullivan",
    source: "The Tall Office Building Artistically Considered, 1896",
  },
  ruskin: {
    text: "Cuando construyamos, pensemos que construimos para siempre.",
    author: "John Ruskin",
    source: "Las siete lámparas de la arquitectura, 1849",
  },
  franklin: {
    text: "Una onza de prevención vale una libra de remedio.",
    author: "Benjamin Franklin",
    source: "sobre los incendios en las ciudades, Pennsylvania Gazette, 1735",
  },
  frost: {
    text: "Las buenas cercas hacen buenos vecinos.",
    author: "Robert Frost",
    source: "Mending Wall, en North of Boston, 1914",
  },
  morris: {
    text: "No tengan en sus casas nada que no sepan que es útil o no crean que es bello.",
    author: "William Morris",
    source: "The Beauty of Life, conferencia, 1880",
  },
  thoreau: {
    text: "Si han construido castillos en el aire, su trabajo no tiene por qué perderse; ahí es donde deben estar. Ahora, pónganles los cimientos.",
    author: "Henry David Thoreau",
    source: "Walden, 1854",
  },
  vitruvius: {
    text: "Todo esto debe hacerse de modo que se tenga en cuenta la solidez, la utilidad y la belleza.",
    author: "Vitruvio",
    source: "Los diez libros de arquitectura, I.3, siglo I a. C.",
  },
  archimedes: {
    text: "Denme un lugar donde pararme y moveré la Tierra.",
    author: "Arquímedes",
    source: "según Papo de Alejandría, Colección VIII, siglo IV",
  },
  burnham: {
    text: "No hagan planes pequeños; no tienen la magia que enciende la sangre.",
    author: "Daniel H. Burnham",
    source: "se le atribuye; lo imprimió Willis Polk en 1912, ya muerto Burnham",
  },
  "measure-twice": {
    text: "Mida dos veces, corte una.",
    author: "Dicho del oficio",
    source: "de carpinteros, autor desconocido",
  },
} satisfies Translation<typeof en>;

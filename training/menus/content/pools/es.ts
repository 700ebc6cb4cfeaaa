import { entries, type Pool } from './pool.ts';

export const es: Pool = {
  lang: 'es',
  currencies: ['EUR', 'EUR', 'MXN'],
  houses:
    entries(`Casa Benita | El Olivar | Taberna La Parra | Mesón del Puente | La Cocina de Lola | Bodega Siete Puertas
    El Rincón del Mar | La Alacena | Bar Los Naranjos | Fonda Amapola`),
  taglines: entries(
    `Cocina casera | Tapas y vinos | Desde 1971 | Comida de mercado | Sabores de siempre | Brasa y barra`,
  ),
  lines:
    entries(`Calle del Olmo 15, Villarrubia | Plaza Mayor 2 | Cerrado los lunes | Abierto todos los días de 12 a 24 h
    Tel. 955 001 234 | Reservas: 955 005 678`),
  notices: entries(`IVA incluido. | Disponemos de carta de alérgenos. | Suplemento de terraza 10 %
    Pregunte por nuestras raciones fuera de carta. | Tarjeta regalo desde 20 € en barra | Paellas por encargo
    Salón para celebraciones hasta 60 personas | Pan y cubierto 1,50 €`),
  slogans: entries(`¡Buen provecho! | Barriga llena, corazón contento. | Aquí se come bien | Sin prisa y con hambre`),
  remarks:
    entries(`con pan y aceite de la casa | según mercado | de lunes a viernes, excepto festivos | mínimo dos personas
    hasta las 12.30 h | consulte los sabores del día`),
  stories: [
    {
      title: 'Nuestra historia',
      text: 'Benita llegó al barrio en 1971 con dos cazuelas y la receta de las albóndigas. Las cazuelas siguen en la cocina, y la receta solo la saben sus nietos.',
    },
    {
      title: 'La huerta',
      text: 'Los tomates saben a tomate porque maduran en la mata, a cuatro kilómetros de esta mesa. En invierno no los verá en la carta.',
    },
  ],
  kinds: {
    starters: {
      headings: entries(`Entrantes | Para picar | Tapas | Raciones | Para compartir`),
      titles:
        entries(`Croquetas de jamón | Patatas bravas | Calamares a la romana | Ensaladilla rusa | Pulpo a la gallega
        Gambas al ajillo | Tortilla de patatas | Pimientos de padrón | Boquerones en vinagre | Jamón ibérico
        Tabla de quesos | Gazpacho andaluz | Alitas picantes`),
    },
    salads: {
      headings: entries(`Ensaladas | De la huerta | Verduras y ensaladas`),
      titles: entries(`Ensalada mixta | Ensalada de tomate | Ensalada César | Ensalada de ventresca | Escalivada
        Ensalada de la casa | Ensalada de aguacate | Pipirrana | Ensalada templada | Ensalada de burrata`),
    },
    mains: {
      headings: entries(`Segundos | Carnes | Pescados | Platos principales | A la brasa | Arroces`),
      titles: entries(`Solomillo al whisky | Secreto ibérico | Chuletón de vaca | Merluza a la vasca | Bacalao al pilpil
        Rabo de toro | Arroz negro | Paella mixta | Albóndigas en salsa | Lubina a la sal | Carrillada ibérica
        Cochinillo asado | Pollo al ajillo | Lomo de atún | Costillas a la miel | Fideuá`),
    },
    pizza: {
      headings: entries(`Pizzas | Pizzas artesanas | Nuestras pizzas`),
      titles: entries(`Margarita | Cuatro quesos | Barbacoa | Carbonara | Vegetal | Atún y cebolla | Ibérica | Picante
        De la casa | Jamón y champiñones | Serrana`),
    },
    pasta: {
      headings: entries(`Pastas | Pasta fresca | Pasta y arroz`),
      titles:
        entries(`Espaguetis a la boloñesa | Macarrones con chorizo | Canelones de carne | Lasaña de verduras | Tallarines con gambas
        Raviolis de setas | Ñoquis al pesto | Fideos a la cazuela | Penne a la carbonara`),
    },
    sides: {
      headings: entries(`Guarniciones | Acompañamientos | Extras`),
      titles: entries(`Patatas fritas | Arroz blanco | Verduras a la plancha | Pimientos asados | Puré de patata
        Pan con tomate | Alioli casero | Ensalada verde | Aceitunas aliñadas`),
    },
    breakfast: {
      headings: entries(`Desayunos | Tostadas | Para desayunar | Almuerzos`),
      titles:
        entries(`Tostada con tomate | Churros con chocolate | Huevos rotos | Bocadillo de lomo | Molletes con jamón
        Tortitas con nata | Huevos revueltos | Bizcocho casero | Pincho de tortilla | Zumo y tostada`),
    },
    desserts: {
      headings: entries(`Postres | Postres caseros | Para terminar | Dulces`),
      titles:
        entries(`Crema catalana | Flan de huevo | Tarta de queso | Arroz con leche | Torrija caramelizada | Natillas
        Tarta de Santiago | Helado artesano | Fruta de temporada | Leche frita | Coulant de chocolate | Sorbete de limón`),
    },
    hot: {
      headings: entries(`Cafés | Cafés e infusiones | Bebidas calientes`),
      titles: entries(`Café solo | Cortado | Café con leche | Carajillo | Chocolate a la taza | Té verde | Manzanilla
        Café bombón | Descafeinado | Poleo menta`),
    },
    soft: {
      headings: entries(`Refrescos | Bebidas | Sin alcohol | Zumos y refrescos`),
      titles: entries(`Agua mineral | Zumo de naranja | Limonada casera | Horchata | Refresco de cola | Tónica | Mosto
        Agua con gas | Té helado | Granizado de limón`),
    },
    beer: {
      headings: entries(`Cervezas | Cerveza de barril | Cervezas artesanas`),
      titles:
        entries(`Caña rubia | Tostada de barril | Sin alcohol | Clara con limón | Artesana de trigo | Negra de la sierra
        Doble malta | Lager especial | Sidra natural`),
    },
    wine: {
      headings: entries(`Vinos | Vinos tintos | Vinos blancos | Bodega | Cavas`),
      titles: entries(`Ribera del Duero roble | Rioja crianza | Albariño | Verdejo | Rueda superior | Priorat | Godello
        Rosado de Navarra | Cava brut nature | Jumilla | Tinto de la casa | Manzanilla de Sanlúcar`),
    },
  },
  savoury:
    entries(`patatas panadera | pimientos asados | alioli suave | cebolla caramelizada | jamón serrano | queso manchego
    aceite de oliva | ajo tierno | tomate confitado | salsa brava | setas de temporada | huevo frito | pimentón | alcaparras
    almendras | rúcula | queso de cabra | nueces | arroz | perejil | salsa verde | atún | aguacate | limón | espinacas | gambas
    chorizo | pan de pueblo | aceitunas`),
  sweet: entries(`helado de vainilla | nata montada | canela | dulce de leche | frutos rojos | chocolate caliente | miel
    almendra tostada | mermelada de higos | galleta`),
  grapes: entries(
    `Tempranillo | D.O. Rueda | afrutado | 12 meses en barrica | Rías Baixas | seco y fresco | Garnacha, Aragón`,
  ),
  extras: entries(
    `Extra de queso | Suplemento de jamón | Huevo frito extra | Ración de pan | Salsa extra | Leche de avena`,
  ),
  food: entries(`Comida | De la cocina | Carta | Mediodía`),
  drinks: entries(`Bebidas | De la barra | Para beber`),
  words: {
    with: 'con',
    and: 'y',
    or: 'o',
    choice: 'A elegir:',
    add: 'Añadir',
    per_person: 'por persona',
    half: 'media',
    whole: 'entera',
    sizes: [
      ['Tapa', 'Media', 'Ración'],
      ['Pequeña', 'Mediana', 'Grande'],
      ['Peq.', 'Med.', 'Gde.'],
      ['Individual', 'Mediana', 'Familiar'],
    ],
    one_size: 'tamaño único',
    pieces: 'uds.',
    market: 's/m',
    set_menu: entries(`Menú del día | Menú de la casa | Menú degustación | Menú de mercado`),
    recommended: 'Marida con',
    glass: 'Copa',
    bottle: 'Botella',
    calories: 'kcal',
    each: 'la unidad',
  },
};

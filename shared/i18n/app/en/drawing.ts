/** A dish's picture by AI, in the dish's form. */
export const drawing = {
  title: 'Picture by AI',
  generate: 'Generate a picture',
  note: 'AI draws the dish from its saved title and description. This can be done only once for each dish, and your guests see that it is an illustration.',
  running: 'The picture is being made, which takes about a minute. You can leave this screen meanwhile.',
  made: 'This picture was made by AI; your guests see that it is an illustration. A photo of your own can replace it at any time.',
  spent: 'A picture was already generated for this dish. It can be done only once.',
  no_model: 'This server has no AI model that makes pictures. You can add a photo of your own instead.',
  has_photo: 'This dish has a photo of your own. To have a picture generated, take the photo away and save first.',
  failed: 'Image could not be generated.',
} as const;

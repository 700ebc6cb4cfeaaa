import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/fraunces/wght.css';

# O que start.py diz antes de haver qualquer coisa instalada. Ele mesmo lê este arquivo: uma linha por mensagem.

starting-old-python = O Duplicado precisa de Python 3.11 ou posterior; este é Python { $version }. Baixe um mais novo de https://www.python.org/downloads/ e abra este arquivo com ele.
starting-no-venv = Este Python não pode criar ambientes: falta a parte venv. No Debian ou Ubuntu: sudo apt install python{ $version }-venv. Depois abra este arquivo de novo.
starting-preparing = Preparando o programa; a primeira vez leva alguns minutos e precisa da Internet …
starting-no-network = Na primeira vez, partes do programa são baixadas da Internet, e não há conexão. Conecte este computador e abra este arquivo de novo; depois não é preciso conexão.
starting-not-prepared = Não foi possível preparar o programa. O que foi dito: { $output }
starting-as-before = Não foi possível baixar partes mais novas do programa; ele abre com as que estão aqui.
starting-not-written = Não se pode escrever na pasta { $folder }: { $reason }. Ponha o Duplicado em uma pasta sua, por exemplo em Documentos, e abra este arquivo ali.
starting-another-prepares = Outra janela está preparando o programa; esta espera por ela …
starting-no-part = Uma parte do programa, { $part }, não existe para Python { $version } neste computador, ou não se chegou à Internet. Tente de novo; se continuar assim, instale outro Python de https://www.python.org/downloads/ (de 64 bits, uma versão anterior) e abra este arquivo com ele.
starting-stopped = Interrompido. Abra este arquivo de novo: ele continua de onde estava.
starting-press-enter = Pressione Enter para fechar esta janela.
